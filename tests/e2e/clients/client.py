"""Talks to gosqlx-mcp with the Python package `mcp` and prints what it saw as JSON.

Arguments: the protocol mode ("legacy" or "2026-07-28"), then a URL, or a command and its arguments.
"""

import asyncio
import json
import sys

from mcp import Client, MCPError, StdioServerParameters

TOOLS = ["validate_sql", "format_sql", "parse_sql", "extract_metadata", "security_scan", "lint_sql", "analyze_sql"]


async def main(mode: str, target: list[str]) -> None:
    server = target[0] if target[0].startswith("http") else StdioServerParameters(command=target[0], args=target[1:])
    async with Client(server, mode=mode) as client:
        listed = await client.list_tools()
        calls = {name: (await client.call_tool(name, {"sql": "SELECT 1"})).structured_content for name in TOOLS}
        invalid = await client.call_tool("validate_sql", {"sql": "SELECT FROM FROM"})
        mistake = await client.call_tool("validate_sql", {"sql": ""})
        page = (await client.read_resource("ui://gosqlx/analysis-v1.html")).contents[0]
        try:
            await client.call_tool("no_such_tool", {"sql": "SELECT 1"})
            code = 0
        except MCPError as error:
            code = error.code
        print(
            json.dumps(
                {
                    "protocol": client.protocol_version,
                    "tools": [tool.name for tool in listed.tools],
                    "calls": calls,
                    "invalid": invalid.structured_content["valid"],
                    "mistake": [mistake.is_error, mistake.content[0].text],
                    "page": [page.mime_type, page.text[:15].lower()],
                    "unknown": code,
                }
            )
        )


asyncio.run(main(sys.argv[1], sys.argv[2:]))
