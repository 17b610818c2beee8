import { fileURLToPath } from "node:url";

/** The project's folder, with a slash at its end. */
export const root: string = fileURLToPath(new URL("../../", import.meta.url));

/** A file of the project as text. */
export function read(path: string): string {
  return Deno.readTextFileSync(root + path);
}
