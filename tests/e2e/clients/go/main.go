// Talks to gosqlx-mcp with mcp-go's client and prints what it saw as JSON.
//
// Arguments: a URL, or a command and its arguments.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"strings"
	"time"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/mcp"
)

var tools = []string{"validate_sql", "format_sql", "parse_sql", "extract_metadata", "security_scan", "lint_sql", "analyze_sql"}

func must[T any](value T, err error) T {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	return value
}

func connect(ctx context.Context, target []string) *client.Client {
	if strings.HasPrefix(target[0], "http") {
		c := must(client.NewStreamableHttpClient(target[0]))
		if err := c.Start(ctx); err != nil {
			must(c, err)
		}
		return c
	}
	return must(client.NewStdioMCPClient(target[0], nil, target[1:]...))
}

func main() {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	c := connect(ctx, os.Args[1:])
	defer c.Close()

	var hello mcp.InitializeRequest
	hello.Params.ProtocolVersion = "2025-11-25"
	hello.Params.ClientInfo = mcp.Implementation{Name: "mcp-go", Version: "0"}
	protocol := must(c.Initialize(ctx, hello)).ProtocolVersion

	call := func(name string, sql string) (*mcp.CallToolResult, error) {
		var request mcp.CallToolRequest
		request.Params.Name = name
		request.Params.Arguments = map[string]any{"sql": sql}
		return c.CallTool(ctx, request)
	}
	names := []string{}
	for _, tool := range must(c.ListTools(ctx, mcp.ListToolsRequest{})).Tools {
		names = append(names, tool.Name)
	}
	calls := map[string]any{}
	for _, name := range tools {
		calls[name] = must(call(name, "SELECT 1")).StructuredContent
	}
	invalid := must(call("validate_sql", "SELECT FROM FROM")).StructuredContent.(map[string]any)
	mistake := must(call("validate_sql", ""))
	var read mcp.ReadResourceRequest
	read.Params.URI = "ui://gosqlx/analysis-v1.html"
	page := must(c.ReadResource(ctx, read)).Contents[0].(mcp.TextResourceContents)
	_, err := call("no_such_tool", "SELECT 1")
	code := 0
	if err != nil && strings.Contains(err.Error(), "Unknown tool") {
		code = mcp.INVALID_PARAMS
	}
	json.NewEncoder(os.Stdout).Encode(map[string]any{
		"protocol": protocol,
		"tools":    names,
		"calls":    calls,
		"invalid":  invalid["valid"],
		"mistake":  []any{mistake.IsError, mistake.Content[0].(mcp.TextContent).Text},
		"page":     []any{page.MIMEType, strings.ToLower(page.Text[:15])},
		"unknown":  code,
	})
}
