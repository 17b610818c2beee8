import assert from "node:assert/strict";
import { type DialectName, dialectNames } from "../../src/sql/dialect.ts";
import { dialectOf } from "../../src/sql/dialects/mod.ts";
import { tokenize } from "../../src/sql/lexer.ts";
import { CUSTOM_OPERATOR, DELIMITER_TEXT, SEMICOLON } from "../../src/sql/symbols.ts";
import { TokenKind } from "../../src/sql/token.ts";
import { textOf, word } from "../../src/sql/vocabulary.ts";
import { lexemes } from "./lexemes.ts";

/** Dialects (or "all"), text, and what it falls into. */
type Case = readonly [dialects: string, sql: string, ...expected: string[]];

function named(dialects: string): readonly DialectName[] {
  return dialects === "all" ? dialectNames : dialectNames.filter((name) => dialects.split(" ").includes(name));
}

function suite(subject: string, cases: readonly Case[]): void {
  for (const [dialects, sql, ...expected] of cases) {
    for (const dialect of named(dialects)) {
      Deno.test(`lexer, ${subject}: ${JSON.stringify(sql)} in ${dialect}`, () => {
        assert.deepEqual(lexemes(dialect, sql), expected);
      });
    }
  }
}

const escaping = "mysql mariadb snowflake bigquery redshift clickhouse";
const plain = "postgresql sqlserver oracle sqlite";

suite("words", [
  ["all", "SELECT a_1", "word SELECT", "word a_1"],
  ["all", "\ufeffSELECT", "word SELECT"],
  ["all", "a.b . c", "word a", "symbol .", "word b", "symbol .", "word c"],
  ["postgresql oracle mysql snowflake clickhouse generic", "a$b", "word a$b"],
  ["sqlserver", "a@b#c$d", "word a@b#c$d"],
  ["oracle redshift", "a$b#c", "word a$b#c"],
  ["sqlserver generic redshift", "#temp", "word #temp"],
  ["sqlserver generic redshift", "##temp", "word ##temp"],
  ["sqlserver", "#@t $action", "word #@t", "word $action"],
  ["mysql mariadb", "$x", "word $x"],
  ["postgresql mysql sqlserver oracle sqlite generic", "größe", "word größe"],
  ["postgresql mysql sqlite generic", "a😀b", "word a😀b"],
  ["bigquery clickhouse", "ö", "invalid ö", "fault at 0: unexpected character 'ö'"],
  ["sqlserver oracle", "😀", "invalid 😀", "fault at 0: unexpected character '😀'"],
]);

suite("white space", [
  ["all", "a\t\n\r\v\fb", "word a", "word b"],
  ["sqlserver oracle snowflake bigquery clickhouse generic", "a\u00a0b\u3000c", "word a", "word b", "word c"],
  ["postgresql mysql mariadb sqlite redshift", "a\u00a0b", "word a\u00a0b"],
  ["all", ""],
]);

suite("strings", [
  ["all", "'a b'", "string 'a b'"],
  ["all", "x = ''", "word x", "symbol =", "string ''"],
  ["all", "x 'a", "word x", "invalid 'a", "fault at 2: unterminated string constant"],
  [`${plain} mysql mariadb snowflake redshift clickhouse generic`, "'it''s'", "string 'it''s'"],
  ["bigquery", "'it''s'", "string 'it'", "string 's'"],
  [escaping, "'it\\'s'", "string 'it\\'s'"],
  [escaping, "'a\\'", "invalid 'a\\'", "fault at 0: unterminated string constant"],
  [`${plain} generic`, "'C:\\' 'x'", "string 'C:\\'", "string 'x'"],
  ["generic", "'it\\'s'", "string 'it\\'s'"],
  ["generic", "'it\\'s' 'he\\'s'", "string 'it\\'s'", "string 'he\\'s'"],
  [plain, "'a\nb'", "string 'a\nb'"],
  ["bigquery", "'a\nb'", "invalid 'a\nb'", "fault at 0: line break inside the string constant"],
  ["mysql mariadb bigquery", '"a"', 'string "a"'],
  ["bigquery", "'''a'b\n''' c", "string '''a'b\n'''", "word c"],
  ["bigquery", '"""a"b\\"""" c', 'string """a"b\\""""', "word c"],
  ["bigquery", "'''a", "invalid '''a", "fault at 0: unterminated string constant"],
]);

suite("prefixes", [
  ["postgresql mysql mariadb sqlserver oracle snowflake redshift generic", "N'a'", "string N'a'"],
  ["postgresql redshift generic", "e'it\\'s'", "string e'it\\'s'"],
  ["postgresql mysql mariadb sqlite snowflake redshift clickhouse generic", "x'1F'", "string x'1F'"],
  ["postgresql mysql mariadb redshift clickhouse generic", "B'01'", "string B'01'"],
  ["postgresql generic", "U&'d\\0061'", "string U&'d\\0061'"],
  ["postgresql generic", 'u&"d"', 'name u&"d"'],
  ["sqlserver oracle", "e'a'", "word e", "string 'a'"],
  ["all", "n 'a'", "word n", "string 'a'"],
  ["mysql mariadb", "_utf8mb4'a'", "word _utf8mb4", "string 'a'"],
  ["mysql mariadb", 'n"a"', "word n", 'string "a"'],
  [
    "bigquery",
    "r'\\d' B\"x\" rb'''y''' Br\"z\"",
    ...["r'\\d'", 'B"x"', "rb'''y'''", 'Br"z"'].map((it) => `string ${it}`),
  ],
  ["oracle", "q'[it's]' Q'!a'b!'", "string q'[it's]'", "string Q'!a'b!'"],
  ["oracle", "nq'<x>' q'{y}' q'(z)'", "string nq'<x>'", "string q'{y}'", "string q'(z)'"],
  ["oracle", "q'[a'", "invalid q'[a'", "fault at 0: unterminated string constant"],
  ["mysql mariadb sqlite snowflake", "x'1'", "invalid x'1'", "fault at 0: invalid hexadecimal string"],
  ["sqlite", "x'zz'", "invalid x'zz'", "fault at 0: invalid hexadecimal string"],
]);

suite("dollar quotes", [
  ["postgresql redshift mysql clickhouse generic snowflake", "$$it's$$ x", "string $$it's$$", "word x"],
  ["postgresql redshift mysql clickhouse generic", "$a$ $$ $b$ $a$", "string $a$ $$ $b$ $a$"],
  ["postgresql", "a$b$c", "word a$b$c"],
  ["postgresql redshift snowflake generic", "$$a", "invalid $$a", "fault at 0: unterminated dollar-quoted string"],
  ["postgresql", "$a$ $A$", "invalid $a$ $A$", "fault at 0: unterminated dollar-quoted string"],
  ["mariadb", "END$$", "word END$$"],
]);

suite("quoted names", [
  ["postgresql sqlserver oracle sqlite snowflake redshift clickhouse generic", '"a""b"', 'name "a""b"'],
  ["mysql mariadb sqlite bigquery clickhouse generic", "`a b`", "name `a b`"],
  ["mysql mariadb sqlite generic", "`a``b`", "name `a``b`"],
  ["bigquery clickhouse", "`a\\`b`", "name `a\\`b`"],
  ["sqlserver sqlite generic", "[a b].[c]", "name [a b]", "symbol .", "name [c]"],
  ["sqlserver", "[a]]b]", "name [a]]b]"],
  ["sqlite", "[a] [b]", "name [a]", "name [b]"],
  ["generic", "FROM [my t] AS [x]", "word FROM", "name [my t]", "word AS", "name [x]"],
  ["generic", "SELECT[a]", "word SELECT", "name [a]"],
  ["generic", "a[i]", "word a", "symbol [", "word i", "symbol ]"],
  ["generic", "[1]", "symbol [", "number 1", "symbol ]"],
  ["generic", "[a, b]", "symbol [", "word a", "symbol ,", "word b", "symbol ]"],
  ["generic", "(x)[i]", "symbol (", "word x", "symbol )", "symbol [", "word i", "symbol ]"],
  ["postgresql snowflake bigquery clickhouse", "[a]", "symbol [", "word a", "symbol ]"],
  ["postgresql oracle redshift", '""', 'invalid ""', "fault at 0: empty quoted name"],
  ["mysql bigquery", "``", "invalid ``", "fault at 0: empty quoted name"],
  ["postgresql snowflake", 'a "b', "word a", 'invalid "b', "fault at 2: unterminated quoted name"],
  ["sqlserver sqlite", "[a", "invalid [a", "fault at 0: unterminated quoted name"],
]);

suite("typographic quotes", [
  ["clickhouse", "‘a’ “b”", "string ‘a’", "name “b”"],
  [
    "postgresql sqlserver bigquery mysql generic",
    "‘a’",
    "invalid ‘a’",
    "fault at 0: typographic quote '‘' instead of a straight '",
  ],
  [
    "postgresql sqlserver bigquery mysql generic",
    "a “b”",
    "word a",
    "invalid “b”",
    "fault at 2: typographic quote '“' instead of a straight \"",
  ],
]);

suite("numbers", [
  ["all", "1 1.5 .5 5. 1e3 1.5E-3 2e+4", ..."1 1.5 .5 5. 1e3 1.5E-3 2e+4".split(" ").map((it) => `number ${it}`)],
  ["postgresql mysql mariadb sqlserver sqlite bigquery clickhouse generic", "0x1F", "number 0x1F"],
  ["sqlserver", "0x", "number 0x"],
  ["postgresql mysql mariadb clickhouse generic", "0b01", "number 0b01"],
  ["postgresql", "0o17", "number 0o17"],
  ["postgresql sqlite clickhouse", "1_000.5_0", "number 1_000.5_0"],
  ["postgresql oracle mariadb generic", "1..10", "number 1", "symbol ..", "number 10"],
  ["oracle", "1.5f 2d 1e3D", "number 1.5f", "number 2d", "number 1e3D"],
  ["sqlserver", "$1.50 -$.5 €2 $", "number $1.50", "symbol -", "number $.5", "number €2", "number $"],
  ["postgresql sqlite bigquery", "12abc", "invalid 12abc", "fault at 0: invalid number '12abc'"],
  ["postgresql sqlite", "1_000_", "invalid 1_000_", "fault at 0: invalid number '1_000_'"],
  ["sqlserver oracle snowflake redshift", "12abc", "number 12", "word abc"],
  ["mysql mariadb clickhouse generic", "12abc 0x1g", "word 12abc", "word 0x1g"],
  ["mysql mariadb", "1_2 1.5a", "word 1_2", "number 1.5", "word a"],
  ["mysql mariadb bigquery", "t.1a", "word t", "symbol .", "word 1a"],
  ["mysql mariadb bigquery", "t.5", "word t", "symbol .", "word 5"],
  ["postgresql sqlserver", "t.5", "word t", "number .5"],
  ["clickhouse", "t.1.2", "word t", "symbol .", "number 1", "symbol .", "number 2"],
  ["mysql bigquery", "SELECT.5", "word SELECT", "number .5"],
  ["clickhouse", "SELECT.5", "word SELECT", "symbol .", "number 5"],
  ["bigquery", "a-1.b", "word a", "symbol -", "number 1", "symbol .", "word b"],
  ["bigquery", "a-2x", "word a", "symbol -", "invalid 2x", "fault at 2: invalid number '2x'"],
  ["bigquery", "a-1.5 a - 1.", ...["word a", "symbol -", "number 1.5", "word a", "symbol -", "number 1."]],
]);

suite("comments", [
  ["all", "a -- b\nc", "word a", "line comment -- b", "word c"],
  ["all", "a -- b\r\nc", "word a", "line comment -- b", "word c"],
  ["all", "a --", "word a", "line comment --"],
  ["all", "a /* b */ c", "word a", "block comment /* b */", "word c"],
  ["all", "'--' /* ' */ a", "string '--'", "block comment /* ' */", "word a"],
  [`${plain} snowflake bigquery redshift clickhouse generic`, "1--1", "number 1", "line comment --1"],
  ["mysql mariadb", "1--1", "number 1", "symbol -", "symbol -", "number 1"],
  ["mysql mariadb bigquery", "a #b", "word a", "line comment #b"],
  ["clickhouse generic", "a # b", "word a", "line comment # b"],
  ["snowflake", "a // b", "word a", "line comment // b"],
  ["postgresql sqlserver redshift generic", "/* a /* b */ c */ d", "block comment /* a /* b */ c */", "word d"],
  ["mysql mariadb oracle sqlite snowflake bigquery clickhouse", "/* /* */ d", "block comment /* /* */", "word d"],
  ["generic", "/* /* */ d /* e */", "block comment /* /* */", "word d", "block comment /* e */"],
  ["sqlite", "a /* b", "word a", "block comment /* b"],
  [
    "postgresql mysql sqlserver oracle bigquery generic",
    "a /* b",
    "word a",
    "invalid /* b",
    "fault at 2: unterminated comment",
  ],
  ["postgresql sqlserver", "/* /* */", "invalid /* /* */", "fault at 0: unterminated comment"],
]);

suite("hints", [
  ["oracle mysql mariadb generic", "/*+ a */ b", "hint comment /*+ a */", "word b"],
  ["oracle generic", "--+ a\nb", "hint comment --+ a", "word b"],
  ["postgresql sqlserver", "/*+ a */ b", "block comment /*+ a */", "word b"],
]);

suite("comments that hold code", [
  ["mysql generic", "/*!50101 a */ b", "block comment /*!50101", "word a", "block comment */", "word b"],
  ["mysql mariadb generic", "/*! b '*/' */", "block comment /*!", "word b", "string '*/'", "block comment */"],
  [
    "mysql mariadb generic",
    "/*! /* b */ c */",
    "block comment /*!",
    "block comment /* b */",
    "word c",
    "block comment */",
  ],
  ["mysql mariadb generic", "/*!999999 a */ b", "block comment /*!999999 a */", "word b"],
  ["mysql", "/*M! a */ b", "block comment /*M! a */", "word b"],
  ["mariadb generic", "/*M!100100 a */ b", "block comment /*M!100100", "word a", "block comment */", "word b"],
  ["mariadb", "/*!80000 a */ b", "block comment /*!80000 a */", "word b"],
  ["mysql", "a /*! b", "word a", "block comment /*!", "word b", "invalid ", "fault at 2: unterminated comment"],
  ["mysql", "a */ b", "word a", "symbol *", "symbol /", "word b"],
  ["postgresql sqlserver", "/*! a */ b", "block comment /*! a */", "word b"],
]);

suite("parameters", [
  ["mysql mariadb sqlite snowflake bigquery generic", "a = ?", "word a", "symbol =", "parameter ?"],
  ["sqlite generic", "?12", "parameter ?12"],
  ["postgresql redshift snowflake sqlite generic", "$1", "parameter $1"],
  ["postgresql", "$1a", "invalid $1a", "fault at 0: invalid parameter '$1a'"],
  ["snowflake sqlite generic", "$name", "parameter $name"],
  ["oracle sqlite snowflake generic", "a = :b", "word a", "symbol =", "parameter :b"],
  ["oracle snowflake generic", "(:1,:2)", "symbol (", "parameter :1", "symbol ,", "parameter :2", "symbol )"],
  ["oracle", ':"b c" :new.x', 'parameter :"b c"', "parameter :new", "symbol .", "word x"],
  ["mysql mariadb sqlserver bigquery sqlite generic", "@a", "parameter @a"],
  ["mysql mariadb sqlserver bigquery clickhouse generic", "@@a.b", "parameter @@a", "symbol .", "word b"],
  ["mysql mariadb", "@a.b @'c d' @`e`", "parameter @a.b", "parameter @'c d'", "parameter @`e`"],
  ["mysql mariadb", "'u'@'%' u@localhost", "string 'u'", "parameter @'%'", "word u", "parameter @localhost"],
  ["bigquery", "@{a=1}", "symbol @", "symbol {", "word a", "symbol =", "number 1", "symbol }"],
  ["oracle", "t@link", "word t", "symbol @", "word link"],
  ["clickhouse", "{a: Array(String)}", "parameter {a: Array(String)}"],
  ["clickhouse", "{'a': 1}", "symbol {", "string 'a'", "symbol :", "number 1", "symbol }"],
  ["clickhouse", "a?b:c", "word a", "symbol ?", "word b", "symbol :", "word c"],
  ["generic", "{{ a.b }} LIMIT %s", "parameter {{ a.b }}", "word LIMIT", "parameter %s"],
  ["generic", "= %(a)s", "symbol =", "parameter %(a)s"],
  ["generic", "a %b (c) %s", ...[
    "word a",
    "symbol %",
    "word b",
    "symbol (",
    "word c",
    "symbol )",
    "symbol %",
    "word s",
  ]],
  ["sqlserver", "$(a)", "parameter $(a)"],
]);

suite("colons", [
  ["postgresql snowflake generic", "a := b::c", "word a", "symbol :=", "word b", "symbol ::", "word c"],
  ["snowflake generic", "a:b.c", "word a", "symbol :", "word b", "symbol .", "word c"],
  ["snowflake", "(a):b::c", ...["symbol (", "word a", "symbol )", "symbol :", "word b", "symbol ::", "word c"]],
  ["snowflake generic", "THEN:b", "word THEN", "parameter :b"],
  ["snowflake generic oracle", "{'k':v}", "symbol {", "string 'k'", "symbol :", "word v", "symbol }"],
  ["generic postgresql", "a[1:2]", ...["word a", "symbol [", "number 1", "symbol :", "number 2", "symbol ]"]],
  ["generic postgresql", "a[:2]", "word a", "symbol [", "symbol :", "number 2", "symbol ]"],
  ["postgresql mysql sqlserver bigquery clickhouse", "a = :b", "word a", "symbol =", "symbol :", "word b"],
]);

suite("stages and files", [
  ["snowflake", "@~/a/b.csv @%t,", "parameter @~/a/b.csv", "parameter @%t", "symbol ,"],
  ["snowflake", "(@s.t/x)", "symbol (", "parameter @s.t/x", "symbol )"],
  ["snowflake", '@"my stage"/x (y', 'parameter @"my stage"/x', "symbol (", "word y"],
  ["snowflake", "PUT file:///tmp/a.csv @s;", "word PUT", "string file:///tmp/a.csv", "parameter @s", "symbol ;"],
]);

suite("operators", [
  ["all", "a<=b<>c>=d", ...["word a", "symbol <=", "word b", "symbol <>", "word c", "symbol >=", "word d"]],
  ["all", "(a,b);", "symbol (", "word a", "symbol ,", "word b", "symbol )", "symbol ;"],
  ["all", "a||b", "word a", "symbol ||", "word b"],
  ["postgresql", "a=-1", "word a", "symbol =", "symbol -", "number 1"],
  ["postgresql", "b<@-1", "word b", "symbol <@-", "number 1"],
  ["postgresql", "+-+ *+- @-", ...["+", "-", "+", "*", "+", "-", "@-"].map((it) => `symbol ${it}`)],
  ["postgresql", "a@--b", "word a", "symbol @", "line comment --b"],
  ["postgresql", "a*/*b*/c", "word a", "symbol *", "block comment /*b*/", "word c"],
  ["postgresql generic", "a#>>b a?|b", ...["word a", "symbol #>>", "word b", "word a", "symbol ?|", "word b"]],
  ["postgresql mysql sqlite snowflake generic", "a->>'b'", "word a", "symbol ->>", "string 'b'"],
  ["mysql mariadb clickhouse generic", "a<=>b", "word a", "symbol <=>", "word b"],
  ["sqlserver", "a+=1 b!<c!>d", ...[
    "word a",
    "symbol +=",
    "number 1",
    "word b",
    "symbol !<",
    "word c",
    "symbol !>",
    "word d",
  ]],
  ["oracle", "a^=b~=c**d", ...["word a", "symbol ^=", "word b", "symbol ~=", "word c", "symbol **", "word d"]],
  ["oracle snowflake", "a=>b:=c", "word a", "symbol =>", "word b", "symbol :=", "word c"],
  ["bigquery generic", "a|>b=>c", "word a", "symbol |>", "word b", "symbol =>", "word c"],
  ["bigquery snowflake clickhouse", "x->y", "word x", "symbol ->", "word y"],
  ["sqlserver snowflake", "a..b", "word a", "symbol ..", "word b"],
]);

suite("what no dialect can read", [
  ["all", "a \u0000 b", "word a", "invalid \u0000 b", "fault at 2: unexpected character U+0000"],
  ["all", "a \ud800", "word a", "invalid \ud800", "fault at 2: unexpected character U+D800"],
  ["sqlserver oracle sqlite generic", "a \\d", "word a", "invalid \\d", "fault at 2: unexpected character '\\'"],
]);

suite("clients' commands", [
  ["postgresql redshift", "\\d t", "invalid \\d t", "fault at 0: '\\d' is a command of the psql client, not SQL"],
  ["mysql", "a\\G", "word a", "invalid \\G", "fault at 1: '\\G' is a command of the mysql client, not SQL"],
  ["sqlserver", ':setvar a "b\\c"\nSELECT', 'symbol :setvar a "b\\c"', "word SELECT"],
  ["mysql mariadb generic", "DELIMITER //\na//", "word DELIMITER", "symbol //", "word a", "symbol //"],
  ["mysql mariadb generic", "delimiter $$\nEND$$ x", "word delimiter", "symbol $$", "word END", "symbol $$", "word x"],
  ["mysql mariadb", "DELIMITER $\nDELIMITER ;\n$a", ...[
    "word DELIMITER",
    "symbol $",
    "word DELIMITER",
    "symbol ;",
    "word $a",
  ]],
  ["mysql generic", "SELECT\ndelimiter $$a$$", "word SELECT", "word delimiter", "string $$a$$"],
]);

suite("data of INSERT … FORMAT", [
  [
    "clickhouse",
    "INSERT t FORMAT CSV 1,'a\n2;\nx",
    ...["word INSERT", "word t", "word FORMAT", "word CSV", "string 1,'a\n2", "symbol ;", "word x"],
  ],
  [
    "clickhouse",
    "INSERT t FORMAT Values (1)",
    ...["word INSERT", "word t", "word FORMAT", "word Values", "symbol (", "number 1", "symbol )"],
  ],
  ["clickhouse", "SELECT 1 FORMAT CSV 'a'", "word SELECT", "number 1", "word FORMAT", "word CSV", "string 'a'"],
]);

for (const dialect of dialectNames) {
  Deno.test(`lexer: keywords and symbols have their vocabulary number in any case in ${dialect}`, () => {
    const tokens = tokenize("select FROM Where ( nobody_names_this", dialectOf(dialect));
    const numbers = [...tokens.word.subarray(0, tokens.count)];
    assert.deepEqual(numbers, [word("SELECT"), word("FROM"), word("WHERE"), word("("), 0]);
  });

  Deno.test(`lexer: tokens, comments and white space cover random text in ${dialect} without gap or overlap`, () => {
    const pieces = [
      ..."abcxEeNnQqUuRrB_019.:;,()[]{}<>=!+-*/%^&|~?@#$'\"`\\ \n\t",
      ...["é", "\u00a0", "“", "😀", "--", "/*", "*/", "/*!", "$$", "$a$", "::", "->>", "'''", "SELECT", "0x"],
      ...["DELIMITER ", "INSERT FORMAT a "],
    ];
    let seed = 7;
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor(seed / 2 ** 32 * below);
    };
    for (let round = 0; round < 3000; round++) {
      const sql = Array.from({ length: 1 + random(12) }, () => pieces[random(pieces.length)]).join("");
      const tokens = tokenize(sql, dialectOf(dialect));
      const spans = [
        ...Array.from({ length: tokens.count }, (_, i) => [tokens.start[i] ?? -1, tokens.end[i] ?? -1] as const),
        ...tokens.comments.map(({ start, end }) => [start, end] as const),
      ].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
      let at = 0;
      for (const [start, end] of [...spans, [sql.length, sql.length] as const]) {
        assert.match(sql.slice(at, start), /^\s*$/, JSON.stringify(sql));
        assert.ok(start >= at && end >= start && end <= sql.length, JSON.stringify(sql));
        at = end;
      }
      assert.equal(tokens.kind[tokens.count], TokenKind.End);
      assert.equal(tokens.fault === undefined, !tokens.kind.includes(TokenKind.Invalid), JSON.stringify(sql));
    }
  });

  Deno.test(`lexer: 64 KB of anything takes time in proportion in ${dialect}`, () => {
    const repeated = [
      ...[
        "'",
        '"',
        "`",
        "[",
        "/*",
        "/*/",
        "/*!",
        "/*! */",
        "$",
        "$a",
        "\\",
        "\\'",
        "--",
        "#",
        "{",
        "{{a",
        "{a:",
        "%(a",
      ],
      ...[":a", "@", '@"', "q'[", "'''", "0x", "1_", "1e", ".", "a.", "é", "?", "::", "+-", "-+", "a-1.b", "[a", "$(a"],
      ...["DELIMITER a\n", "INSERT FORMAT a ", "INSERT x FORMAT SELECT ", "file://", "\n:r"],
    ];
    const texts = repeated.map((piece) => piece.repeat(Math.ceil(65_536 / piece.length)));
    texts.push(Array.from({ length: 9000 }, (_, i) => `$t${i}$ `).join(""));
    const started = Date.now();
    for (const text of texts) tokenize(text, dialectOf(dialect));
    assert.ok(Date.now() - started < 20_000);
  });
}

Deno.test("lexer: an operator that no grammar names has the number of custom operators", () => {
  const tokens = tokenize("a <#> b || c", dialectOf("postgresql"));
  assert.deepEqual([tokens.word[1], textOf(tokens.word[3] ?? 0)], [CUSTOM_OPERATOR, "||"]);
});

Deno.test("lexer: what DELIMITER sets ends statements, and the semicolon again after DELIMITER ;", () => {
  const tokens = tokenize("DELIMITER //\na;//\nDELIMITER ;\nb;", dialectOf("mysql"));
  const ends = [...tokens.word].filter((number) => number === DELIMITER_TEXT || number === SEMICOLON);
  assert.deepEqual(ends, [DELIMITER_TEXT, SEMICOLON, DELIMITER_TEXT, SEMICOLON, SEMICOLON]);
});

Deno.test("lexer: tokens beyond the first guess of their number are kept", () => {
  const tokens = tokenize("(".repeat(10_000), dialectOf("generic"));
  assert.deepEqual([tokens.count, tokens.start[9_999], tokens.end[9_999]], [10_000, 9_999, 10_000]);
  assert.equal(tokens.role.length, tokens.kind.length);
});
