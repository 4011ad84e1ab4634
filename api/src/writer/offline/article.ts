import { countWords, createSlug } from '@rankwright/contracts/text';
import type { Brief, Draft } from '../writer.ts';
import type { Angle } from './angle.ts';
import { angles } from './angles.ts';
import { closings, openings, quotes, titles } from './openings.ts';
import { createRandom, type Random } from './random.ts';
import { createSectionWriter, takeUpTo } from './section.ts';
import { capitalize, fillTemplate, truncate, toTitleCase, type TemplateValues } from '../text.ts';

const createSeed = (brief: Brief): string =>
  JSON.stringify([
    brief.primaryKeyword,
    brief.secondaryKeywords,
    brief.industry,
    brief.targetAudience,
    brief.wordCount,
    brief.tone ?? '',
    brief.outline ?? [],
  ]);

const createTemplateValues = (brief: Brief, index: number): TemplateValues => ({
  k: brief.primaryKeyword,
  s:
    brief.secondaryKeywords[index % Math.max(1, brief.secondaryKeywords.length)] ??
    `the rest of ${brief.industry}`,
  i: brief.industry,
  a: brief.targetAudience,
});

const createTitle = (brief: Brief, random: Random): string => {
  const values = {
    k: toTitleCase(brief.primaryKeyword),
    s: '',
    i: toTitleCase(brief.industry),
    a: toTitleCase(brief.targetAudience),
  };
  return brief.title ?? fillTemplate(random.pick(titles), values);
};

/** A text below this word count has no room for three sections. */
const shortTextWords = 250;

/** About one section per 180 words; at least three, unless the text is short. */
const countSections = (wordCount: number): number =>
  wordCount < shortTextWords
    ? Math.max(1, Math.round(wordCount / 110))
    : Math.max(3, Math.round(wordCount / 180));

const planSections = (brief: Brief, random: Random): { heading: string; angle: Angle }[] => {
  const planned = brief.outline?.length ?? 0;
  const count = planned > 0 ? planned : countSections(brief.wordCount);
  return Array.from({ length: count }, (_, index) => {
    const angle = angles[index % angles.length] ?? angles[0];
    if (!angle) throw new Error('There are no angles.');
    const round = Math.floor(index / angles.length);
    const subject =
      round === 0
        ? brief.primaryKeyword
        : (brief.secondaryKeywords[(round - 1) % Math.max(1, brief.secondaryKeywords.length)] ??
          brief.primaryKeyword);
    const own = fillTemplate(random.pick(angle.headings), {
      ...createTemplateValues(brief, index),
      k: subject,
    });
    return { angle, heading: brief.outline?.[index] ?? (round > 1 ? `${own}, part ${round}` : own) };
  });
};

const createMetaDescription = (brief: Brief): string =>
  truncate(
    `${capitalize(brief.primaryKeyword)} explained for ${brief.targetAudience}: what it means, a working order, common mistakes and how to keep it going in ${brief.industry}.`,
    155,
  );

export const createOutline = (brief: Brief): { title: string; outline: string[] } => {
  const random = createRandom(createSeed(brief));
  const title = createTitle(brief, random);
  return { title, outline: planSections(brief, random).map(({ heading }) => heading) };
};

export interface ArticlePart {
  text: string;
  section: number;
  sections: number;
}

/** Yields the parts of the article in order; joined by blank lines, they are its content. */
export function* generateArticleParts(brief: Brief): Generator<ArticlePart> {
  const random = createRandom(createSeed(brief));
  createTitle(brief, random);
  const planned = planSections(brief, random);
  const sections = planned.length + 2;
  const share = brief.wordCount / (planned.length + 0.9);
  const intro = takeUpTo(
    openings.map((sentence) => fillTemplate(sentence, createTemplateValues(brief, 0))),
    share * 0.5,
  );
  let written = countWords(intro.join(' '));
  yield { text: intro.join(' '), section: 1, sections };
  const closing = takeUpTo(
    closings.map((sentence) => fillTemplate(sentence, createTemplateValues(brief, 1))),
    share * 0.4,
  );
  const quote = brief.wordCount < shortTextWords ? '' : `\n\n> ${random.pick(quotes)}`;
  const reserved = countWords(closing.join(' ')) + countWords(quote) + 1;
  const writeSection = createSectionWriter(
    planned.map(({ angle }) => angle),
    random,
  );
  for (const [index, { heading, angle }] of planned.entries()) {
    const target = (brief.wordCount - written - reserved) / (planned.length - index);
    const text = writeSection({ heading, angle, words: createTemplateValues(brief, index), target });
    written += countWords(text);
    yield { text, section: index + 2, sections };
  }
  yield {
    text: `## Conclusion\n\n${closing.join(' ')}${quote}`,
    section: sections,
    sections,
  };
}

export const createDraft = (brief: Brief, content: string): Draft => {
  const { title } = createOutline(brief);
  return {
    title,
    content,
    metaTitle: truncate(title, 60),
    metaDescription: createMetaDescription(brief),
    slug: createSlug(brief.primaryKeyword) || createSlug(title),
  };
};
