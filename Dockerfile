FROM denoland/deno:2.9.6 AS build
WORKDIR /src
COPY deno.json deno.lock main.ts THIRD_PARTY_NOTICES LICENSE ./
COPY src src
COPY widget widget
COPY scripts scripts
RUN deno task compile

FROM gcr.io/distroless/cc-debian12:nonroot
LABEL io.modelcontextprotocol.server.name="io.github.gosqlx/gosqlx-mcp" \
      org.opencontainers.image.title="gosqlx-mcp" \
      org.opencontainers.image.description="MCP server that validates, formats, lints and scans SQL in eleven dialects" \
      org.opencontainers.image.licenses="Apache-2.0"
COPY --from=build /src/dist/gosqlx-mcp /usr/local/bin/gosqlx-mcp
COPY --from=build /src/LICENSE /src/THIRD_PARTY_NOTICES /usr/share/doc/gosqlx-mcp/
ENV GOSQLX_MCP_HOST=0.0.0.0
EXPOSE 8080
USER nonroot
HEALTHCHECK --interval=30s --timeout=5s --start-period=5s CMD ["/usr/local/bin/gosqlx-mcp", "--health"]
ENTRYPOINT ["/usr/local/bin/gosqlx-mcp"]
