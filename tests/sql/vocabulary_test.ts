import assert from "node:assert/strict";
import { fold, lookup, textOf, vocabularySize, word, words } from "../../src/sql/vocabulary.ts";

function find(text: string, start = 0, end = text.length): number {
  let hash = 0;
  for (let i = start; i < end; i++) hash = (hash * 31 + fold(text.charCodeAt(i))) | 0;
  return lookup(text, start, end, hash);
}

Deno.test("vocabulary: a word has one number, whatever its case", () => {
  const { SELECT } = words("SELECT");
  assert.equal(word("select"), SELECT);
  assert.equal(textOf(SELECT), "SELECT");
});

Deno.test("vocabulary: words are found inside a text without regard to case", () => {
  const number = word("VOCABULARY_TEST_WORD");
  assert.equal(find("x Vocabulary_Test_Word y", 2, 22), number);
  assert.equal(find("x Vocabulary_Test_Word y", 2, 21), 0);
});

Deno.test("vocabulary: symbols are found like words", () => {
  const arrow = word("->>");
  assert.equal(find("a->>b", 1, 4), arrow);
  assert.notEqual(arrow, word("->"));
});

Deno.test("vocabulary: what nobody named has number 0, which is the empty text", () => {
  assert.equal(find("nobody_ever_named_this"), 0);
  assert.equal(textOf(0), "");
  assert.equal(textOf(1_000_000), "");
});

Deno.test("vocabulary: words of equal hash are told apart", () => {
  // "AA" and "B\"" fold to the same sum: 65 * 31 + 65 = 66 * 31 + 34.
  const first = word("AA");
  const second = word('B"');
  assert.notEqual(first, second);
  assert.equal(find("aa"), first);
  assert.equal(find('b"'), second);
});

Deno.test("vocabulary: thousands of words keep their numbers while the table grows", () => {
  const size = vocabularySize();
  const numbers = Array.from({ length: 6000 }, (_, i) => word(`GROWTH_${i}`));
  assert.equal(vocabularySize(), size + 6000);
  for (let i = 0; i < numbers.length; i++) assert.equal(find(`growth_${i}`), numbers[i]);
});
