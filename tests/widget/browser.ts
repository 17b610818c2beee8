import { type Browser, chromium } from "playwright-core";
import { exists } from "../support/exists.ts";

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Starts a headless Chromium: the machine's own where there is one, else the one that comes from npm. */
export async function launchBrowser(): Promise<Browser> {
  const failures: string[] = [];
  for (const path of systemBrowsers) {
    if (!await exists(path)) continue;
    try {
      return await chromium.launch({
        executablePath: path,
        args: ["--no-sandbox"],
      });
    } catch (error) {
      failures.push(`${path}: ${error}`);
    }
  }
  try {
    // With this variable the package unpacks the libraries Chromium needs beside it.
    Deno.env.set("AWS_LAMBDA_JS_RUNTIME", "nodejs22.x");
    const { default: packaged } = await import("@sparticuz/chromium");
    return await chromium.launch({
      executablePath: await packaged.executablePath(),
      args: packaged.args,
    });
  } catch (error) {
    failures.push(`@sparticuz/chromium: ${error}`);
  }
  throw new Error(
    `No Chromium starts: install one (Debian: apt-get install chromium)\n${failures.join("\n")}`,
  );
}
