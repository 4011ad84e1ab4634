import type { Brief, Draft } from '../writer.ts';
import type { Angle } from './angle.ts';
import { angles } from './angles.ts';
import { closings, openings, quotes, titles } from './openings.ts';
import { seeded, type Random } from './random.ts';
import { createSectionWriter, upTo } from './section.ts';
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
  const section = createSectionWriter(
    planned.map(({ angle }) => angle),
    random,
  );
  for (const [index, { heading, angle }] of planned.entries()) {
    const target = (brief.wordCount - written - reserved) / (planned.length - index);
    const text = section({ heading, angle, words: wordsOf(brief, index), target });
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
