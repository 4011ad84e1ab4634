import { readTexts } from './readTexts.ts';

/** Parts of a line, each of which stands in every kind of block. */
const inlines = readTexts('lines');
/** Blocks that people and tools write, each a whole text. */
const blocks = readTexts('blocks');

/** Blocks around a line; nothing of them may change it. */
const around: readonly ((line: string) => string)[] = [
  (line) => `${line} end`,
  (line) => `start ${line}`,
  (line) => `## Head ${line}`,
  (line) => `- item ${line}\n- next`,
  (line) => `> quote ${line}`,
  (line) => `| a | b |\n| - | - |\n| cell ${line.replaceAll('|', '\\|')} | c |`,
];

/** Markdown and HTML that people and tools write. */
export const constructs: readonly string[] = [
  ...inlines,
  ...inlines.flatMap((line) => around.map((put) => put(line))),
  ...blocks,
  ...blocks.map((block) => `Before.\n\n${block}\n\nAfter.`),
];
