import type { SiteProfile } from '@rankwright/contracts/siteProfile';
import type {
  Brief,
  IdeaBrief,
  KeywordBrief,
  RewriteBrief,
  SectionRequest,
  SelectionBrief,
} from '../writer.ts';

/** Stored with every article; increase it when a prompt changes. */
export const promptVersion = 'model-2';

const systemPrompt =
  'You write clear, useful articles in Markdown. Never invent statistics, studies, quotes or names. No HTML.';

const listLines = (label: string, lines: readonly string[]): string =>
  lines.length > 0 ? `${label}:\n${lines.map((line) => `- ${line}`).join('\n')}` : '';

/** What the account says about its site, as part of the system prompt. */
const describeProfile = (profile: SiteProfile | undefined): string =>
  profile
    ? [
        profile.niche && `The site is about: ${profile.niche}.`,
        profile.audience && `Its readers: ${profile.audience}.`,
        profile.tone && `Its tone: ${profile.tone}.`,
        listLines('These statements are true and may be used', profile.facts),
        listLines('Products, to be mentioned only where they help', profile.products),
        profile.avoidWords.length > 0 && `Never use these words: ${profile.avoidWords.join(', ')}.`,
        listLines(
          'Pages to link to where they fit, as Markdown links',
          profile.ownPages.map(({ title, url }) => `${title}: ${url}`),
        ),
      ]
        .filter(Boolean)
        .join('\n')
    : '';

const createSystem = (profile: SiteProfile | undefined, ...more: string[]): string =>
  [systemPrompt, describeProfile(profile), ...more].filter(Boolean).join('\n');

const createAudience = ({ targetAudience, industry }: { targetAudience: string; industry: string }): string =>
  `${targetAudience || 'its readers'}${industry ? ` in ${industry}` : ''}`;

export const outlinePrompt = (brief: Brief) => ({
  system: createSystem(brief.profile, 'Answer with JSON only.'),
  prompt: `Propose a title and second-level headings for an article about "${brief.primaryKeyword}" for ${createAudience(brief)}, ${brief.wordCount} words.${brief.title ? ` Its title is "${brief.title}".` : ''} JSON: {"title": string, "outline": string[]}`,
});

const contextCharacters = 6_000;

export const sectionPrompt = ({ brief, title, outline, index, written }: SectionRequest) => ({
  system: createSystem(brief.profile),
  prompt: [
    `The article "${title}" is for ${createAudience(brief)}. Its headings: ${outline.join(' | ')}`,
    `Primary keyword: ${brief.primaryKeyword}. Secondary keywords: ${brief.secondaryKeywords.join(', ') || 'none'}.`,
    brief.tone ? `Tone: ${brief.tone}.` : '',
    written ? `The text so far ends with:\n${written.slice(-contextCharacters)}` : '',
    index === 0 ? 'Before the heading, write a short introduction without a heading.' : '',
    index === outline.length - 1 ? 'This is the last section: end the article with it.' : '',
    `Write only this section, about ${Math.round(brief.wordCount / outline.length)} words, with the second-level heading: ${outline[index] ?? title}`,
  ]
    .filter(Boolean)
    .join('\n'),
});

export const rewritePrompt = (brief: RewriteBrief) => ({
  system: createSystem(brief.profile),
  prompt: [
    `Rewrite the text below. Style: ${brief.rewriteStyle}. Tone: ${brief.tone}.`,
    `Audience: ${brief.targetAudience || 'general'}. Keyword: ${brief.primaryKeyword || 'none'}. Keep every fact.`,
    'Begin with a title as a first-level heading.',
    brief.originalContent,
  ].join('\n\n'),
});

const selectionTasks: Record<SelectionBrief['action'], string> = {
  rewrite: 'Rewrite the passage below more clearly.',
  shorten: 'Shorten the passage below.',
  expand: 'Expand the passage below without adding facts.',
  simplify: 'Say the passage below in simpler words.',
};

export const selectionPrompt = (brief: SelectionBrief) => ({
  system: createSystem(brief.profile),
  prompt: [
    `${selectionTasks[brief.action]} Keep every fact and the Markdown. Answer with the passage only.`,
    brief.tone ? `Tone: ${brief.tone}.` : '',
    brief.instruction ? `What to change: ${brief.instruction}` : '',
    brief.text,
  ]
    .filter(Boolean)
    .join('\n\n'),
});

export const ideasPrompt = (brief: IdeaBrief) => ({
  system: createSystem(brief.profile, 'Answer with JSON only.'),
  prompt: `Propose ${brief.numberOfIdeas} article ideas for ${brief.targetAudience} in ${brief.industry}. Content type: ${brief.contentType || 'any'}. Keywords: ${brief.keywords || 'none'}. JSON: {"articleIdeas":[{"title":string,"description":string,"keywords":string[],"contentType":string,"difficulty":string}]}`,
});

export const keywordsPrompt = ({ niche, count, exclude, profile }: KeywordBrief) => ({
  system: createSystem(profile, 'Answer with JSON only.'),
  prompt: `List ${count} search keywords for the niche "${niche}".${exclude.length > 0 ? ` Not these: ${exclude.slice(0, 100).join(', ')}.` : ''} JSON: {"keywords":[{"keyword":string,"category":string}]}. Give no search volumes.`,
});
