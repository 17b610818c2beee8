import { withOutput } from "./output.ts";

/** Dictionaries: https://clickhouse.com/docs/sql-reference/statements/create/dictionary */

export const dictionaryRules: readonly string[] = [
  `dictionary_attribute =
     <identifier> <type> [{DEFAULT <expression> | EXPRESSION <expression> | HIERARCHICAL | BIDIRECTIONAL | INJECTIVE | IS_OBJECT_ID}] ...`,
  "dictionary_pair = <any_name> {<literal> | '[' [<expression>, ...] ']' | <any_name> | [<any_name>] ( [<dictionary_pair>] ... )}",
  "dictionary_call = <any_name> [( [<dictionary_pair>] ... )]",
  `dictionary_lifetime =
     <integer>
   | MIN <integer> MAX <integer>
   | MAX <integer> MIN <integer>`,
  `dictionary_clause =
     PRIMARY KEY {<identifier>, ... | ( <identifier>, ... )}
   | SOURCE ( <dictionary_call> )
   | LIFETIME ( <dictionary_lifetime> )
   | LAYOUT ( <dictionary_call> )
   | RANGE ( {MIN <identifier> MAX <identifier> | MAX <identifier> MIN <identifier>} )
   | SETTINGS ( <setting_list> )`,
];

export const dictionaryStatements: readonly string[] = withOutput(
  `CreateDictionary: {CREATE | ATTACH} [OR REPLACE] DICTIONARY [IF NOT EXISTS] <name> [<uuid>] [<on_cluster>]
     [( <dictionary_attribute>, ... )] [<dictionary_clause>] ... [COMMENT <string>]`,
  "CreateDictionary: REPLACE DICTIONARY <name> [<uuid>] [<on_cluster>] [( <dictionary_attribute>, ... )] [<dictionary_clause>] ... [COMMENT <string>]",
  "DropDictionary: DROP DICTIONARY [IF EXISTS] <name>, ... [<on_cluster>] [PERMANENTLY] [SYNC | NO DELAY]",
  "DETACH DICTIONARY [IF EXISTS] <name>, ... [<on_cluster>] [PERMANENTLY] [SYNC | NO DELAY]",
);
