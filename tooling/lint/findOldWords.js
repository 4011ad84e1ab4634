import { oldWords } from './oldWords.js';

const part = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g;
const identifier = /[A-Za-z][A-Za-z_-]*/g;

/** `openPanel`, `open-panel` → ['open', 'panel'] */
const splitWords = (text) => (text.match(part) ?? []).map((word) => word.toLowerCase());

const sequences = Object.entries(oldWords).map(([word, standard]) => ({
  word,
  standard,
  sequence: ` ${splitWords(word).join(' ')} `,
}));

/** A function that is named by a preposition says nothing about what it does. */
const functionWithoutVerb = /(?:const|let|function) ([a-z]\w*Of)\b *(?:=\s*(?:async\s*)?(?:\(|<|\w+ =>)|\()/g;

const findInLine = (line) => [
  ...(line.match(identifier) ?? []).flatMap((found) => {
    const words = ` ${splitWords(found).join(' ')} `;
    return sequences
      .filter(({ sequence }) => words.includes(sequence))
      .map(({ word, standard }) => `"${word}" is called: ${standard}`);
  }),
  ...[...line.matchAll(functionWithoutVerb)].map(
    ([, name]) => `"${name}" needs a verb, such as create, find, count`,
  ),
];

/** Text → one message per old word, with the number of its line. */
export const findOldWords = (text) =>
  text
    .split('\n')
    .flatMap((line, index) => findInLine(line).map((message) => ({ line: index + 1, message })));
