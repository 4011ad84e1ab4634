import type { SiteProfile } from '@rankwright/contracts/siteProfile';
import type { Brief, Draft, Outline, SectionRequest } from '../writer.ts';
import { createSlug } from '@rankwright/contracts/text';
import { fillTemplate, toTitleCase, truncate, type TemplateValues } from '../text.ts';
import { generalPlans } from './generalPlans.ts';
import { findIntent, type Intent } from './intent.ts';
import { intentPlans } from './intentPlans.ts';
import type { SectionPlan } from './sectionPlan.ts';

const startingDraftLabel =
  '**Starting draft by the built-in writer.** It asks what only you know. Answer under each heading, then delete the questions.';

/** The first that is not empty. */
const pickFirst = (...texts: (string | undefined)[]): string | undefined =>
  texts.find((text) => text?.trim());

const createTemplateValues = (brief: Brief): TemplateValues => ({
  k: brief.primaryKeyword,
  s: brief.secondaryKeywords[0] ?? brief.primaryKeyword,
  i: pickFirst(brief.industry, brief.profile?.niche) ?? 'your field',
  a: pickFirst(brief.targetAudience, brief.profile?.audience) ?? 'your readers',
});

const titleTemplates: Record<Intent, readonly string[]> = {
  howto: ['{K}, Step by Step', '{K}: A Guide for {A}', 'Before You Start {K}: What {A} Need'],
  comparison: ['{K}: What to Choose and Why', '{K} Compared for {A}', '{K}: The Options Side by Side'],
  cost: ['{K}: What You Pay and What You Get', '{K} Explained, Line by Line', '{K}: Where the Money Goes'],
  local: ['{K}: What to Check Before You Call', '{K}: Questions to Ask First', '{K} for {A}'],
  list: ['{K} That Work for {A}', '{K}: A Short List', '{K}, and Where to Begin'],
  question: ['{K}', '{K}? The Short Answer', '{K}? It Depends on This'],
  guide: ['{K}: A Guide for {A}', '{K} in Practice', 'What {A} Should Know About {K}'],
};

const createTitleOptions = (brief: Brief): string[] => {
  const { k, s, i, a } = createTemplateValues(brief);
  const values = { k: toTitleCase(k), s, i, a: toTitleCase(a) };
  const made = titleTemplates[findIntent(brief.primaryKeyword)].map((title) => fillTemplate(title, values));
  return [...new Set([...(brief.title ? [brief.title] : []), ...made])];
};

const createKeywordPlan = (keyword: string): SectionPlan => ({
  heading: `${keyword}: how it belongs here`,
  questions: [`What does a reader who came for ${keyword} want to know?`, 'How does it change your advice?'],
  facts: [`One figure or detail about ${keyword}, with its source`],
  examples: [`A case where ${keyword} decided the outcome`],
});

const wordsPerSection = 160;
const minSections = 3;
const maxSections = 14;

/** A section per 160 words or so, at least three. */
const countSections = (wordCount: number): number =>
  Math.max(minSections, Math.min(maxSections, Math.round(wordCount / wordsPerSection)));

/** Sections of the intent, of each secondary keyword, then of every subject. */
const planSections = (brief: Brief): SectionPlan[] =>
  [
    ...intentPlans[findIntent(brief.primaryKeyword)],
    ...brief.secondaryKeywords.map(createKeywordPlan),
    ...generalPlans,
  ].slice(0, countSections(brief.wordCount));

/** Plan of a heading that its author wrote. */
const createOwnPlan = (heading: string): SectionPlan => ({
  heading,
  questions: [`What should {a} know after reading “${heading}”?`, 'What would they ask you next?'],
  facts: ['A figure, date or name that supports it, with its source'],
  examples: ['A case from your own work'],
});

export const createOutline = (brief: Brief): Outline => ({
  title: createTitleOptions(brief)[0] ?? brief.primaryKeyword,
  outline: planSections(brief).map(({ heading }) => fillTemplate(heading, createTemplateValues(brief))),
});

const formatList = (label: string, items: readonly string[], bullet = '-'): string =>
  items.length > 0 ? `**${label}**\n\n${items.map((item) => `${bullet} ${item}`).join('\n')}` : '';

const sharesWord = (a: string, b: string): boolean => {
  const words = new Set(a.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []);
  return (b.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []).some((word) => words.has(word));
};

/** Facts, products and pages of the site profile for one section; each is offered once. */
const pickProfileLines = (profile: SiteProfile | undefined, { outline, index }: SectionRequest): string[] => {
  if (!profile) return [];
  const lines = [
    ...profile.facts,
    ...profile.products.map((product) => `Product: ${product}`),
    ...profile.ownPages.map(({ title, url }) => `Page to link: [${title}](${url})`),
  ];
  return lines.filter((line, position) => {
    const match = outline.findIndex((heading) => sharesWord(heading, line));
    return (match >= 0 ? match : position % outline.length) === index;
  });
};

const createOpening = (brief: Brief): string =>
  [
    `> ${startingDraftLabel}`,
    formatList('Title options', createTitleOptions(brief)),
    brief.profile?.avoidWords.length ? `**Words to avoid:** ${brief.profile.avoidWords.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('\n\n');

/** One section: how long it should get, what to answer, which facts to fill in, which example to give. */
export const createSection = (request: SectionRequest): string => {
  const { brief, outline, index } = request;
  const heading = outline[index] ?? brief.primaryKeyword;
  const values = createTemplateValues(brief);
  const plan =
    planSections(brief).find((candidate) => fillTemplate(candidate.heading, values) === heading) ??
    createOwnPlan(heading);
  const fill = (lines: readonly string[]) => lines.map((line) => fillTemplate(line, values));
  return [
    index === 0 ? createOpening(brief) : '',
    `## ${heading}`,
    `*About ${Math.round(brief.wordCount / outline.length)} words.*`,
    formatList('Questions to answer', fill(plan.questions)),
    formatList('Facts to fill in', fill(plan.facts), '- [ ]'),
    formatList('Examples to give', fill(plan.examples)),
    formatList('From your site profile', pickProfileLines(brief.profile, request)),
  ]
    .filter(Boolean)
    .join('\n\n');
};

/** The meta description is left empty: nobody has said yet what the article says. */
export const createDraft = (brief: Brief, title: string, content: string): Draft => ({
  title,
  content,
  metaTitle: truncate(title, 60),
  metaDescription: '',
  slug: createSlug(brief.primaryKeyword) || createSlug(title),
});
