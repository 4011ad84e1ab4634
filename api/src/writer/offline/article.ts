import type { Brief, Draft } from '../writer.ts';
import { angles, type Angle } from './angles.ts';
import { closings, openings, quotes, titles } from './openings.ts';
import { seeded, type Random } from './random.ts';
import { capitalised, countWords, filled, shortened, slugOf, titleCase, type Words } from './text.ts';

const seedOf = (brief: Brief): string =>
  JSON.stringify([
    brief.primaryKeyword,
    brief.secondaryKeywords,
    brief.industry,
    brief.targetAudience,
    brief.wordCount,
    brief.tone ?? '',
    brief.outline ?? [],
  ]);

const wordsOf = (brief: Brief, index: number): Words => ({
  k: brief.primaryKeyword,
  s:
    brief.secondaryKeywords[index % Math.max(1, brief.secondaryKeywords.length)] ??
    `the rest of ${brief.industry}`,
  i: brief.industry,
  a: brief.targetAudience,
});

const titleOf = (brief: Brief, random: Random): string => {
  const words = {
    k: titleCase(brief.primaryKeyword),
    s: '',
    i: titleCase(brief.industry),
    a: titleCase(brief.targetAudience),
  };
  return brief.title ?? filled(random.pick(titles), words);
};

/** Below so many words there is no room for three sections. */
const shortText = 250;

/** Sections for a length: about one for every 180 words; three at least, unless the text is short. */
const sectionCount = (wordCount: number): number =>
  wordCount < shortText ? Math.max(1, Math.round(wordCount / 110)) : Math.max(3, Math.round(wordCount / 180));

const headingsOf = (brief: Brief, random: Random): { heading: string; angle: Angle }[] => {
  const planned = brief.outline?.length ?? 0;
  const count = planned > 0 ? planned : sectionCount(brief.wordCount);
  return Array.from({ length: count }, (_, index) => {
    const angle = angles[index % angles.length] ?? angles[0];
    if (!angle) throw new Error('There are no angles.');
    const round = Math.floor(index / angles.length);
    const subject =
      round === 0
        ? brief.primaryKeyword
        : (brief.secondaryKeywords[(round - 1) % Math.max(1, brief.secondaryKeywords.length)] ??
          brief.primaryKeyword);
    const own = filled(random.pick(angle.headings), { ...wordsOf(brief, index), k: subject });
    return { angle, heading: brief.outline?.[index] ?? (round > 1 ? `${own}, part ${round}` : own) };
  });
};

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

/** Sentences in paragraphs of three to four. */
const paragraphs = (sentences: readonly string[], random: Random): string => {
  const groups: string[][] = [[]];
  for (const sentence of sentences) {
    const last = groups[groups.length - 1];
    if (last && last.length < (random.next() < 0.5 ? 3 : 4)) last.push(sentence);
    else groups.push([sentence]);
  }
  return groups.map((group) => group.join(' ')).join('\n\n');
};

/** Takes sentences while they bring the text nearer to `target` words. */
const upTo = (sentences: readonly string[], target: number): string[] => {
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

/** A section of fewer words has sentences only. */
const roomForExtra = 90;

const extraOf = (angle: Angle, words: Words): string => {
  if (angle.list) return listOf(angle, words);
  return angle.headings[0] === 'Choosing an approach' ? table(words) : '';
};

const section = (heading: string, angle: Angle, words: Words, target: number, random: Random): string => {
  const extra = target < roomForExtra ? '' : extraOf(angle, words);
  const room = target - countWords(extra) - countWords(heading);
  const own = random.shuffled(angle.sentences).map((sentence) => filled(sentence, words));
  const first = angle.sentences[0];
  const opening = first === undefined ? [] : [filled(first, words)];
  const body = upTo(
    [...opening, ...own.filter((sentence) => !opening.includes(sentence))],
    Math.max(room, 8),
  );
  return [`## ${capitalised(heading)}`, paragraphs(body, random), extra].filter(Boolean).join('\n\n');
};

const describe = (brief: Brief): string =>
  shortened(
    `${capitalised(brief.primaryKeyword)} explained for ${brief.targetAudience}: what it means, a working order, common mistakes and how to keep it going in ${brief.industry}.`,
    155,
  );

export const outlineOf = (brief: Brief): { title: string; outline: string[] } => {
  const random = seeded(seedOf(brief));
  const title = titleOf(brief, random);
  return { title, outline: headingsOf(brief, random).map(({ heading }) => heading) };
};

export interface WrittenPart {
  text: string;
  section: number;
  sections: number;
}

/** The article part by part, in order; joined by blank lines they are its text. */
export function* articleParts(brief: Brief): Generator<WrittenPart> {
  const random = seeded(seedOf(brief));
  titleOf(brief, random);
  const planned = headingsOf(brief, random);
  const sections = planned.length + 2;
  const share = brief.wordCount / (planned.length + 0.9);
  const intro = upTo(
    openings.map((sentence) => filled(sentence, wordsOf(brief, 0))),
    share * 0.5,
  );
  let written = countWords(intro.join(' '));
  yield { text: intro.join(' '), section: 1, sections };
  const closing = upTo(
    closings.map((sentence) => filled(sentence, wordsOf(brief, 1))),
    share * 0.4,
  );
  const quote = brief.wordCount < shortText ? '' : `\n\n> ${random.pick(quotes)}`;
  const reserved = countWords(closing.join(' ')) + countWords(quote) + 1;
  for (const [index, { heading, angle }] of planned.entries()) {
    const left = brief.wordCount - written - reserved;
    const text = section(heading, angle, wordsOf(brief, index), left / (planned.length - index), random);
    written += countWords(text);
    yield { text, section: index + 2, sections };
  }
  yield {
    text: `## Conclusion\n\n${closing.join(' ')}${quote}`,
    section: sections,
    sections,
  };
}

export const articleOf = (brief: Brief, content: string): Draft => {
  const { title } = outlineOf(brief);
  return {
    title,
    content,
    metaTitle: shortened(title, 60),
    metaDescription: describe(brief),
    slug: slugOf(brief.primaryKeyword) || slugOf(title),
  };
};
