/** What the command line asks for. */
export type Command =
  | { readonly kind: "serve" | "stdio" | "health" | "version" | "help" }
  | { readonly kind: "unknown"; readonly error: string };

const flags: ReadonlyMap<string, Command> = new Map([
  ["--stdio", { kind: "stdio" }],
  ["--health", { kind: "health" }],
  ["--version", { kind: "version" }],
  ["-v", { kind: "version" }],
  ["--help", { kind: "help" }],
  ["-h", { kind: "help" }],
]);

/** What `--help` prints. */
export const help = `gosqlx-mcp: seven read-only SQL tools for eleven dialects, as an MCP server

Usage:
  gosqlx-mcp             serve Streamable HTTP at http://127.0.0.1:8080/mcp
  gosqlx-mcp --stdio     speak MCP on standard input and output
  gosqlx-mcp --health    ask the server on the configured port; exit status 0 when it is well, else 1
  gosqlx-mcp --version   print the version
  gosqlx-mcp --help      print this

Environment:
  GOSQLX_MCP_HOST                         address to bind (127.0.0.1)
  GOSQLX_MCP_PORT                         port, 1–65535 (8080); PORT counts where it is unset
  GOSQLX_MCP_AUTH_TOKEN                   bearer token every request to /mcp must carry
  GOSQLX_MCP_ALLOWED_HOSTS                host names to accept beside loopback ones, comma list
  GOSQLX_MCP_TOOLS                        tools to offer, comma list (all seven)
  GOSQLX_MCP_OPENAI_APPS_CHALLENGE        token served at /.well-known/openai-apps-challenge
  GOSQLX_MCP_TRUSTED_PROXY_HEADER         header a trusted proxy sets to the client address
  GOSQLX_MCP_TRUSTED_PROXY_HOPS           trusted proxies that append to X-Forwarded-For, 0–16 (0)
  GOSQLX_MCP_TRUSTED_PROXY_SECRET_HEADER  header in which the proxy sends the shared secret
  GOSQLX_MCP_TRUSTED_PROXY_SECRET         the shared secret, at least 16 characters
`;

/**
 * Reads the command line. The last flag wins over none: `--help` and `--version` win over `--stdio`,
 * and an argument the program does not know is an error that names it.
 */
export function parseArguments(args: readonly string[]): Command {
  let command: Command = { kind: "serve" };
  for (const argument of args) {
    const found = flags.get(argument);
    if (found === undefined) {
      return { kind: "unknown", error: `unknown argument ${JSON.stringify(argument)}; try --help` };
    }
    if (command.kind !== "help" && command.kind !== "version") command = found;
  }
  return command;
}
