import type { Angle } from './angle.ts';
import { angles } from './angles.ts';
import type { Random } from './random.ts';
import { capitalised, countWords, filled, type Words } from './text.ts';

const listOf = ({ list }: Angle, words: Words): string => {
  if (!list) return '';
  const items = list.items.map((item, index) => `${list.ordered ? `${index + 1}.` : '-'} ${item}`);
  return `${filled(list.lead, words)}\n\n${items.join('\n')}`;
};

const table = (words: Words): string =>
  [
    '| Approach | Suits | Asks for |',
    '| --- | --- | --- |',
    `| Careful | Beginners in ${words.i} | Time |`,
    '| Quick | People with practice | Attention |',
    `| Mixed | Most ${words.a} | A clear start |`,
  ].join('\n');

/** Sentences in paragraphs of three to four; one that is left over closes the last. */
const paragraphs = (sentences: readonly string[], random: Random): string => {
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

/** Takes sentences while they bring the text nearer to `target` words. */
export const upTo = (sentences: readonly string[], target: number): string[] => {
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

/** Below so many words a section has sentences only. */
const roomForExtra = 90;
/** Below so many words it is not worth taking up another side of the subject. */
const roomForAnother = 45;

export interface Section {
  heading: string;
  angle: Angle;
  words: Words;
  /** Words it should have. */
  target: number;
}

/**
 * Writes the sections of one article and says nothing twice: a section goes through its own side of the subject in
 * order, and what room is left is given to sides that no heading of the article has taken up.
 */
export const createSectionWriter = (planned: readonly Angle[], random: Random) => {
  const said = new Set<string>();
  const spare = angles.filter((angle) => !planned.includes(angle));

  /** The extra stands below the text and counts as its part. */
  const tell = (angle: Angle, words: Words, target: number): { text: string; words: number } => {
    const fresh = angle.sentences.filter((sentence) => !said.has(sentence));
    const whole = fresh.length === angle.sentences.length && target >= roomForExtra;
    const extra = whole ? listOf(angle, words) || (angle.table ? table(words) : '') : '';
    const sentences = upTo(
      fresh.map((sentence) => filled(sentence, words)),
      Math.max(target - countWords(extra), 8),
    );
    for (const sentence of fresh.slice(0, sentences.length)) said.add(sentence);
    const text = [paragraphs(sentences, random), extra].filter(Boolean).join('\n\n');
    return { text, words: countWords(text) };
  };

  const another = (room: number): Angle | undefined => (room >= roomForAnother ? spare.shift() : undefined);

  return ({ heading, angle, words, target }: Section): string => {
    const own = tell(angle, words, target - countWords(heading));
    const parts = [`## ${capitalised(heading)}`, own.text];
    let left = target - countWords(heading) - own.words;
    for (let side = another(left); side; side = another(left)) {
      const title = capitalised(filled(random.pick(side.headings), words));
      const told = tell(side, words, left - countWords(title));
      parts.push(`### ${title}`, told.text);
      left -= countWords(title) + told.words;
    }
    return parts.filter(Boolean).join('\n\n');
  };
};
