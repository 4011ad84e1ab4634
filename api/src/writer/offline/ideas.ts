import type { Idea } from '@rankwright/contracts/articles';
import type { IdeaBrief, KeywordBrief, KeywordIdea } from '../writer.ts';
import { toTitleCase } from '../text.ts';
import { findIntent } from './intent.ts';

interface IdeaShape {
  contentType: string;
  title: string;
  description: string;
}

/** One title per kind and subject: further variations would be the same article again. */
const shapes: readonly IdeaShape[] = [
  {
    contentType: 'How-to Guides',
    title: 'How to Plan {x}, Step by Step',
    description: 'Needs your own order of steps, the time each takes and what goes wrong.',
  },
  {
    contentType: 'Comparisons',
    title: '{x}: Doing It Yourself or Asking for Help',
    description: 'Needs real prices for both and the point at which one beats the other.',
  },
  {
    contentType: 'Listicles',
    title: 'Questions {a} Ask About {x}',
    description: 'Needs the questions that customers asked you, with direct answers.',
  },
  {
    contentType: 'Best Practices',
    title: '{x}: What Holds Up Over Time',
    description: 'Needs what you changed your mind about, and why.',
  },
  {
    contentType: 'Case Studies',
    title: '{x}: One Case From Start to Finish',
    description: 'Needs one customer or project, with figures before and after.',
  },
  {
    contentType: 'Industry News',
    title: 'What Has Changed in {x}',
    description: 'Needs a recent change, its date and its source.',
  },
];

const splitSubjects = (keywords: string): string[] => [
  ...new Map(
    keywords
      .split(',')
      .map((keyword) => keyword.trim())
      .filter(Boolean)
      .map((keyword) => [keyword.toLowerCase(), keyword]),
  ).values(),
];

const createIdea = (shape: IdeaShape, subject: string, audience: string): Idea => ({
  title: shape.title.replace('{x}', toTitleCase(subject)).replace('{a}', toTitleCase(audience)),
  description: shape.description,
  keywords: [subject],
  contentType: shape.contentType,
});

/**
 * Distinct ideas for the keywords, products and niche that are known: one per kind and subject, so often fewer than
 * asked for. They state no difficulty, because nothing was measured.
 */
export const createIdeas = (brief: IdeaBrief): Idea[] => {
  const kinds = shapes.filter(({ contentType }) => !brief.contentType || brief.contentType === contentType);
  const products = brief.profile?.products ?? [];
  const subjects = splitSubjects([brief.keywords, brief.industry, ...products].join(','));
  return subjects
    .flatMap((_, round) =>
      subjects.map((subject, position) => ({ subject, shape: kinds[(position + round) % kinds.length] })),
    )
    .flatMap(({ subject, shape }) => (shape ? [createIdea(shape, subject, brief.targetAudience)] : []))
    .concat(
      kinds.flatMap((shape) => subjects.map((subject) => createIdea(shape, subject, brief.targetAudience))),
    )
    .filter((idea, index, all) => all.findIndex(({ title }) => title === idea.title) === index)
    .slice(0, brief.numberOfIdeas);
};

/** Phrases that people search for around a subject, one per search intent first. */
const keywordPatterns: readonly string[] = [
  '{n}',
  'how to start {n}',
  '{n} cost',
  'best {n}',
  '{n} near me',
  '{n} mistakes',
  '{n} for beginners',
  '{n} checklist',
  'is {n} worth it',
  '{n} examples',
  '{n} tools',
  'when to do {n}',
];

const categoryByIntent = {
  howto: 'guide',
  comparison: 'comparison',
  cost: 'purchase',
  local: 'local',
  list: 'guide',
  question: 'question',
  guide: 'general',
} as const;

/**
 * Search phrases for a niche that are not on the list yet, at most a dozen per niche. Volume and difficulty are unknown.
 */
export const createKeywords = ({ niche, count, exclude }: KeywordBrief): KeywordIdea[] => {
  const known = new Set(exclude.map((keyword) => keyword.trim().toLowerCase()));
  return keywordPatterns
    .map((pattern) => pattern.replace('{n}', niche.trim().toLowerCase()))
    .filter((keyword) => !known.has(keyword))
    .slice(0, count)
    .map((keyword) => ({
      keyword,
      volume: null,
      difficulty: null,
      category: categoryByIntent[findIntent(keyword)],
      estimated: true,
    }));
};
