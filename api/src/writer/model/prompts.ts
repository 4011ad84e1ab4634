import type { Brief, IdeaBrief, RewriteBrief } from '../writer.ts';

/** Stored with every article; increase it when a prompt changes. */
export const promptVersion = 'model-1';

const systemPrompt =
  'You write clear, useful articles in Markdown. Never invent statistics, studies, quotes or names. No HTML.';

export const articlePrompt = (brief: Brief) => ({
  system: systemPrompt,
  prompt: [
    `Write an article of about ${brief.wordCount} words for ${brief.targetAudience} in ${brief.industry}.`,
    `Primary keyword: ${brief.primaryKeyword}. Secondary keywords: ${brief.secondaryKeywords.join(', ') || 'none'}.`,
    brief.tone ? `Tone: ${brief.tone}.` : '',
    brief.outline?.length
      ? `Use exactly these second-level headings: ${brief.outline.join(' | ')}.`
      : 'Use second-level headings, at least one list, and a conclusion.',
    'Begin with the title as a first-level heading and nothing before it.',
  ].join('\n'),
});

export const rewritePrompt = (brief: RewriteBrief) => ({
  system: systemPrompt,
  prompt: [
    `Rewrite the text below. Style: ${brief.rewriteStyle}. Tone: ${brief.tone}.`,
    `Audience: ${brief.targetAudience || 'general'}. Keyword: ${brief.primaryKeyword || 'none'}. Keep every fact.`,
    'Begin with a title as a first-level heading.',
    brief.originalContent,
  ].join('\n\n'),
});

export const outlinePrompt = (brief: Brief) => ({
  system: `${systemPrompt} Answer with JSON only.`,
  prompt: `Propose a title and second-level headings for an article about "${brief.primaryKeyword}" for ${brief.targetAudience} in ${brief.industry}, ${brief.wordCount} words. JSON: {"title": string, "outline": string[]}`,
});

export const ideasPrompt = (brief: IdeaBrief) => ({
  system: `${systemPrompt} Answer with JSON only.`,
  prompt: `Propose ${brief.numberOfIdeas} article ideas for ${brief.targetAudience} in ${brief.industry}. Content type: ${brief.contentType || 'any'}. Keywords: ${brief.keywords || 'none'}. JSON: {"articleIdeas":[{"title":string,"description":string,"keywords":string[],"contentType":string,"difficulty":string}]}`,
});

export const keywordsPrompt = (niche: string, count: number) => ({
  system: 'Answer with JSON only.',
  prompt: `List ${count} search keywords for the niche "${niche}". JSON: {"keywords":[{"keyword":string,"category":string,"difficulty":number between 1 and 20}]}. Give no search volumes.`,
});
