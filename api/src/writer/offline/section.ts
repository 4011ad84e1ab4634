import { countWords } from '@rankwright/contracts/text';
import type { Angle } from './angle.ts';
import { angles } from './angles.ts';
import type { Random } from './random.ts';
import { capitalize, fillTemplate, type TemplateValues } from '../text.ts';

const formatList = ({ list }: Angle, words: TemplateValues): string => {
  if (!list) return '';
  const items = list.items.map((item, index) => `${list.ordered ? `${index + 1}.` : '-'} ${item}`);
  return `${fillTemplate(list.lead, words)}\n\n${items.join('\n')}`;
};

const formatTable = (words: TemplateValues): string =>
  [
    '| Approach | Suits | Asks for |',
    '| --- | --- | --- |',
    `| Careful | Beginners in ${words.i} | Time |`,
    '| Quick | People with practice | Attention |',
    `| Mixed | Most ${words.a} | A clear start |`,
  ].join('\n');

/** Groups sentences into paragraphs of three or four; a single leftover joins the last paragraph. */
const formatParagraphs = (sentences: readonly string[], random: Random): string => {
  const groups: string[][] = [[]];
  for (const sentence of sentences) {
    const last = groups[groups.length - 1];
    if (last && last.length < (random.next() < 0.5 ? 3 : 4)) last.push(sentence);
    else groups.push([sentence]);
  }
  const [leftOver] = groups.length > 1 && groups.at(-1)?.length === 1 ? (groups.pop() ?? []) : [];
  if (leftOver) groups.at(-1)?.push(leftOver);
  return groups.map((group) => group.join(' ')).join('\n\n');
};

/** Takes sentences as long as each brings the text closer to `target` words. */
export const takeUpTo = (sentences: readonly string[], target: number): string[] => {
  const taken: string[] = [];
  let words = 0;
  for (const sentence of sentences) {
    const more = words + countWords(sentence);
    if (Math.abs(target - more) > Math.abs(target - words)) break;
    taken.push(sentence);
    words = more;
  }
  return taken;
};

/** Sections below this word count have no list or table. */
const minWordsForExtra = 90;
/** Remaining words needed to add a subsection about another angle. */
const minWordsForSubsection = 45;

export interface Section {
  heading: string;
  angle: Angle;
  words: TemplateValues;
  /** Target word count. */
  target: number;
}

/**
 * Writes the sections of one article without repeating a sentence. A section uses the sentences of its own angle first,
 * then adds subsections about angles that no heading of the article uses.
 */
export const createSectionWriter = (planned: readonly Angle[], random: Random) => {
  const usedSentences = new Set<string>();
  const spareAngles = angles.filter((angle) => !planned.includes(angle));

  /** A list or table follows the sentences and counts towards the target. */
  const writeAngle = (
    angle: Angle,
    words: TemplateValues,
    target: number,
  ): { text: string; words: number } => {
    const fresh = angle.sentences.filter((sentence) => !usedSentences.has(sentence));
    const whole = fresh.length === angle.sentences.length && target >= minWordsForExtra;
    const extra = whole ? formatList(angle, words) || (angle.table ? formatTable(words) : '') : '';
    const sentences = takeUpTo(
      fresh.map((sentence) => fillTemplate(sentence, words)),
      Math.max(target - countWords(extra), 8),
    );
    for (const sentence of fresh.slice(0, sentences.length)) usedSentences.add(sentence);
    const text = [formatParagraphs(sentences, random), extra].filter(Boolean).join('\n\n');
    return { text, words: countWords(text) };
  };

  const takeSpareAngle = (remaining: number): Angle | undefined =>
    remaining >= minWordsForSubsection ? spareAngles.shift() : undefined;

  return ({ heading, angle, words, target }: Section): string => {
    const main = writeAngle(angle, words, target - countWords(heading));
    const parts = [`## ${capitalize(heading)}`, main.text];
    let left = target - countWords(heading) - main.words;
    for (let spareAngle = takeSpareAngle(left); spareAngle; spareAngle = takeSpareAngle(left)) {
      const title = capitalize(fillTemplate(random.pick(spareAngle.headings), words));
      const subsection = writeAngle(spareAngle, words, left - countWords(title));
      parts.push(`### ${title}`, subsection.text);
      left -= countWords(title) + subsection.words;
    }
    return parts.filter(Boolean).join('\n\n');
  };
};
