import type { Idea } from '@rankwright/contracts/articles';
import type { IdeaBrief, KeywordIdea } from '../writer.ts';
import { seeded } from './random.ts';
import { capitalised, titleCase } from './text.ts';

const shapes: Record<string, readonly string[]> = {
  'How-to Guides': [
    'How to Get Started With {x}',
    'How to Choose {x} Without Regret',
    'How to Plan {x} in One Afternoon',
    'How {a} Can Improve {x} Step by Step',
  ],
  Listicles: [
    'Seven Questions to Ask About {x}',
    'Nine Small Habits That Help With {x}',
    'Five Mistakes {a} Make With {x}',
    'Ten Checks Before You Begin {x}',
  ],
  'Case Studies': [
    'What One Month of {x} Can Teach {a}',
    'Before and After: A Look at {x}',
    'A Diary of {x} From the First Week On',
  ],
  'Industry News': [
    'What Is Changing in {x}',
    'New Expectations Around {x}',
    'What {a} Should Watch in {x} This Year',
  ],
  'Best Practices': [
    '{x}: What Holds Up Over Time',
    'A Standard for {x} You Can Keep',
    'Good Defaults for {x}',
  ],
  Comparisons: [
    '{x}: Doing It Yourself or Asking for Help',
    'Two Ways to Approach {x}',
    'Simple or Thorough {x}: What Suits {a}',
  ],
};
const levels = ['Beginner', 'Intermediate', 'Advanced'] as const;

const subjects = ({ keywords, industry }: IdeaBrief): string[] => {
  const own = keywords
    .split(',')
    .map((keyword) => keyword.trim())
    .filter(Boolean);
  const general = [
    'planning',
    'budgeting',
    'tools',
    'maintenance',
    'common questions',
    'seasonal work',
    'first steps',
    'quality checks',
  ].map((part) => `${industry} ${part}`);
  return [...own, ...general];
};

/** Ideas that differ in shape and subject, the same for the same request. */
export const ideasOf = (brief: IdeaBrief): Idea[] => {
  const random = seeded(JSON.stringify(brief));
  const kinds = brief.contentType ? [brief.contentType] : Object.keys(shapes);
  const options = kinds.flatMap((kind) =>
    (shapes[kind] ?? []).flatMap((shape) => subjects(brief).map((subject) => ({ kind, shape, subject }))),
  );
  return random
    .shuffled(options)
    .slice(0, brief.numberOfIdeas)
    .map(({ kind, shape, subject }) => ({
      title: shape.replace('{x}', titleCase(subject)).replace('{a}', titleCase(brief.targetAudience)),
      description: `${capitalised(subject)} for ${brief.targetAudience}: what to look at first, what to leave out, and a next step for people in ${brief.industry}.`,
      keywords: [subject, `${subject} for ${brief.targetAudience}`],
      contentType: kind,
      difficulty: random.pick(levels),
    }));
};

const patterns: readonly (readonly [string, string])[] = [
  ['{n}', 'head'],
  ['best {n}', 'comparison'],
  ['{n} for beginners', 'guide'],
  ['how to start {n}', 'guide'],
  ['{n} checklist', 'guide'],
  ['{n} mistakes', 'guide'],
  ['{n} tools', 'comparison'],
  ['{n} cost', 'purchase'],
  ['{n} near me', 'local'],
  ['{n} tips', 'guide'],
  ['{n} examples', 'guide'],
  ['{n} vs doing it yourself', 'comparison'],
  ['{n} plan', 'guide'],
  ['is {n} worth it', 'purchase'],
  ['{n} at home', 'guide'],
  ['{n} step by step', 'guide'],
  ['{n} ideas', 'guide'],
  ['{n} guide', 'guide'],
  ['{n} questions', 'guide'],
  ['when to do {n}', 'guide'],
];

/** Keywords around a niche. Difficulty is a guess from the shape of the phrase; the volume nobody measured stays unknown. */
export const keywordsOf = (niche: string, count: number): KeywordIdea[] => {
  const random = seeded(niche.toLowerCase());
  const [head, ...rest] = patterns;
  const chosen = [...(head ? [head] : []), ...random.shuffled(rest)].slice(0, count);
  return chosen.map(([pattern, category]) => {
    const keyword = pattern.replace('{n}', niche.trim().toLowerCase());
    return {
      keyword,
      volume: null,
      difficulty: Math.max(
        1,
        Math.min(20, 16 - 2 * keyword.split(' ').length + Math.floor(random.next() * 3)),
      ),
      category,
      estimated: true,
    };
  });
};
