import type { Finding, Severity } from "./finding.ts";
import type { Reading } from "./reading.ts";

/** Procedures of SQL Server that make logins or give them rights. */
const procedures: ReadonlySet<string> = new Set("SP_ADDSRVROLEMEMBER SP_ADDLOGIN SP_GRANTLOGIN".split(" "));

/** Looks for statements that take a server over: rights of the highest roles, switched-on command execution. */
export function findPrivileges(reading: Reading): Finding[] {
  const found: Finding[] = [];
  for (let i = 0; i < reading.count; i++) {
    const name = reading.name(i);
    let severity: Severity | undefined;
    let description = "";
    if (name === "SP_ADDSRVROLEMEMBER" || (procedures.has(name) && reading.hostile)) {
      severity = reading.hostile ? "CRITICAL" : mentions(reading, i, /sysadmin|securityadmin/i) ? "MEDIUM" : "LOW";
      description = `Rights given to a login: ${reading.text(i)}`;
    } else if (name === "SP_CONFIGURE" && mentions(reading, i, /xp_cmdshell|ole automation|ad hoc distributed/i)) {
      if (mentionsOn(reading, i)) {
        severity = "HIGH";
        description = "Execution of commands switched on: sp_configure";
      }
    } else if (reading.hostile && /^(?:SUPERUSER|SYSADMIN)$/.test(name)) {
      severity = "CRITICAL";
      description = `Highest rights given: ${name}`;
    }
    if (severity !== undefined) {
      found.push({ severity, pattern: "dangerous_function", description, offset: reading.start(i) });
    }
  }
  return found;
}

/** True where one of the next few strings matches. */
function mentions(reading: Reading, index: number, pattern: RegExp): boolean {
  for (let i = index + 1; i < index + 8 && reading.word(i) !== ";"; i++) {
    const text = reading.string(i);
    if (text !== undefined && text.length < 200 && pattern.test(text)) return true;
  }
  return false;
}

/** True where the option's value is 1. */
function mentionsOn(reading: Reading, index: number): boolean {
  for (let i = index + 1; i < index + 8 && reading.word(i) !== ";"; i++) {
    if (/^(?:N?'1'|1)$/.test(reading.text(i))) return true;
  }
  return false;
}
