import type { Idea } from '@rankwright/contracts/articles';
import type { IdeaBrief, KeywordIdea } from '../writer.ts';
import { createRandom } from './random.ts';
import { capitalize, toTitleCase } from '../text.ts';

const titleTemplates: Record<string, readonly string[]> = {
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

const listSubjects = ({ keywords, industry }: IdeaBrief): string[] => {
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

/** Ideas with different titles and subjects; deterministic per request. */
export const createIdeas = (brief: IdeaBrief): Idea[] => {
  const random = createRandom(JSON.stringify(brief));
  const kinds = brief.contentType ? [brief.contentType] : Object.keys(titleTemplates);
  const options = kinds.flatMap((kind) =>
    (titleTemplates[kind] ?? []).flatMap((template) =>
      listSubjects(brief).map((subject) => ({ kind, shape: template, subject })),
    ),
  );
  return random
    .shuffle(options)
    .slice(0, brief.numberOfIdeas)
    .map(({ kind, shape: template, subject }) => ({
      title: template.replace('{x}', toTitleCase(subject)).replace('{a}', toTitleCase(brief.targetAudience)),
      description: `${capitalize(subject)} for ${brief.targetAudience}: what to look at first, what to leave out, and a next step for people in ${brief.industry}.`,
      keywords: [subject, `${subject} for ${brief.targetAudience}`],
      contentType: kind,
      difficulty: random.pick(levels),
    }));
};

const keywordPatterns: readonly (readonly [string, string])[] = [
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

/** Keywords for a niche. The difficulty is estimated from the length of the phrase; the volume is unknown (null). */
export const createKeywords = (niche: string, count: number): KeywordIdea[] => {
  const random = createRandom(niche.toLowerCase());
  const [head, ...rest] = keywordPatterns;
  const chosen = [...(head ? [head] : []), ...random.shuffle(rest)].slice(0, count);
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
