const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t", r: "\r", "0": "\0", b: "\b", Z: "\x1a" };

/** What a string constant says: prefix, quotes and escapes undone. `token` is the constant as written. */
export function stringText(token: string, backslashes: boolean): string {
  const alternative = /^n?q'(.)/is.exec(token);
  if (alternative !== null) return token.slice(alternative[0].length, -2);
  const dollar = /^\$\w*\$/.exec(token);
  if (dollar !== null) return token.slice(dollar[0].length, -dollar[0].length);
  const open = token.search(/['"`]/);
  if (open < 0) return token;
  const quote = token.charAt(open);
  const prefix = token.slice(0, open).toUpperCase();
  const triple = quote.repeat(3);
  if (token.startsWith(triple, open) && token.length >= open + 6) return token.slice(open + 3, -3);
  const body = token.slice(open + 1, token.endsWith(quote) ? -1 : token.length);
  if (prefix === "X") return fromHex(body) ?? body;
  const escaping = (backslashes || prefix === "E") && !prefix.includes("R");
  let text = "";
  for (let i = 0; i < body.length; i++) {
    const character = body.charAt(i);
    if (character === quote && body.charAt(i + 1) === quote) i++;
    else if (character === "\\" && escaping) {
      const next = body.charAt(++i);
      text += escapes[next] ?? next;
      continue;
    }
    text += character;
  }
  return text;
}

/** The characters that pairs of hexadecimal digits spell; undefined where they are not digits or not in pairs. */
export function fromHex(digits: string): string | undefined {
  if (digits.length === 0 || digits.length % 2 === 1 || !/^[0-9a-f]+$/i.test(digits)) return undefined;
  let text = "";
  for (let i = 0; i < digits.length; i += 2) text += String.fromCharCode(parseInt(digits.slice(i, i + 2), 16));
  // UTF-16, as SQL Server's NVARCHAR has it
  const single = text.replaceAll("\0", "");
  return single.length * 2 === text.length && isReadable(single) ? single : text;
}

/** True for a text that people could read: ASCII letters, digits, punctuation and white space. */
export function isReadable(text: string): boolean {
  return /^[\t\n\r -~]+$/.test(text);
}
