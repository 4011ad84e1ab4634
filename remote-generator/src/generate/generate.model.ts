import type { Article } from '@rankwright/contracts/articles';
import { articleWordCounts, defaultArticleWordCount } from '@rankwright/contracts/limits';

export interface GenerateValues {
  primaryKeyword: string;
  secondaryKeywords: string;
  industry: string;
  targetAudience: string;
  wordCount: number;
}

/** Title and headings of the article, edited before it is generated. */
export interface Outline {
  title: string;
  headings: readonly string[];
}

export const emptyBrief: GenerateValues = {
  primaryKeyword: '',
  secondaryKeywords: '',
  industry: '',
  targetAudience: '',
  wordCount: defaultArticleWordCount,
};

/** The brief of a planned article. What it does not say is taken from the brief written last. */
export const createArticleBrief = (
  { primaryKeyword, secondaryKeywords, industry, targetAudience, wordCount }: Article,
  last: GenerateValues,
): GenerateValues => ({
  primaryKeyword,
  secondaryKeywords: secondaryKeywords.join(', '),
  industry: industry || last.industry,
  targetAudience: targetAudience || last.targetAudience,
  wordCount: wordCount || defaultArticleWordCount,
});

/** Keyword, industry and audience are required. */
export const isReady = ({ primaryKeyword, industry, targetAudience }: GenerateValues): boolean =>
  [primaryKeyword, industry, targetAudience].every((value) => value.trim() !== '');

/** The word counts on offer; a planned article adds its own goal. */
export const listWordCounts = (goal: number): number[] =>
  [...new Set<number>([...articleWordCounts, goal])].toSorted((a, b) => a - b);

export const findNearestWordCount = (wordCount: number): (typeof articleWordCounts)[number] =>
  articleWordCounts.reduce((nearest, count) =>
    Math.abs(count - wordCount) < Math.abs(nearest - wordCount) ? count : nearest,
  );

/** The request, with the outline if there is one. Blank headings are dropped. */
export const buildRequest = (values: GenerateValues, outline: Outline | null, plannedTitle = '') => {
  const headings = outline?.headings.map((heading) => heading.trim()).filter(Boolean) ?? [];
  const outlineTitle = outline?.title.trim() ?? '';
  const title = outlineTitle === '' ? plannedTitle : outlineTitle;
  return {
    ...values,
    ...(title && { title }),
    ...(headings.length > 0 && { outline: headings }),
  };
};
export type WriteRequest = ReturnType<typeof buildRequest>;

/** A copy of the list with one entry moved by `step`; unchanged when it is already at that end. */
export const moveHeading = (list: readonly string[], index: number, step: -1 | 1): string[] => {
  const next = [...list];
  const [entry] = next.splice(index, 1);
  if (entry === undefined || index + step < 0 || index + step >= list.length) return [...list];
  next.splice(index + step, 0, entry);
  return next;
};
