import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, idParams, isoTime, ok } from './http.ts';
import { articleWordCounts, generationCounts, ideaContentTypes, rewriteStyles, tones } from './limits.ts';
import { publication } from './publishing.ts';

export const articleStatuses = ['draft', 'published'] as const;

/** Where a text came from. Offline text is always labelled as such on screen. */
export const provenance = z.object({
  writer: z.enum(['offline', 'model', 'person']),
  model: z.string().nullable(),
  promptVersion: z.string().nullable(),
  durationMs: z.number().int().nullable(),
});

export const article = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Markdown. */
  content: z.string(),
  status: z.enum(articleStatuses),
  kind: z.enum(['generated', 'rewritten', 'written']),
  primaryKeyword: z.string(),
  secondaryKeywords: z.array(z.string()),
  industry: z.string(),
  targetAudience: z.string(),
  wordCount: z.number().int(),
  metaTitle: z.string(),
  metaDescription: z.string(),
  slug: z.string(),
  imageUrl: z.string().nullable(),
  imageAlt: z.string(),
  provenance,
  publications: z.array(publication),
  /** Raised by each save; sent back as `baseVersion` to notice a change made elsewhere. */
  version: z.number().int(),
  createdAt: isoTime,
  updatedAt: isoTime,
});
export type Article = z.infer<typeof article>;

const wordCount = z.union(articleWordCounts.map((count) => z.literal(count)));
export const generationRequest = z.object({
  primaryKeyword: z.string().trim().min(1, 'Enter a primary keyword.').max(200),
  /** Comma-separated. */
  secondaryKeywords: z.string().max(1_000).default(''),
  industry: z.string().trim().min(1, 'Enter an industry.').max(200),
  targetAudience: z.string().trim().min(1, 'Enter a target audience.').max(200),
  wordCount: wordCount.default(800),
  tone: z.enum(tones).optional(),
  /** Headings to write to, in order; proposed by article-outline. */
  outline: z.array(z.string().trim().min(1).max(200)).max(20).optional(),
  title: z.string().trim().max(300).optional(),
});
export type GenerationRequest = z.input<typeof generationRequest>;
const exampleRequest = {
  primaryKeyword: 'rose pruning',
  secondaryKeywords: 'pruning shears, climbing roses',
  industry: 'Gardening',
  targetAudience: 'hobby gardeners',
  wordCount: 800 as const,
};

const articleReply = ok.extend({ article });

export const generateArticle = defineEndpoint({
  id: 'generateArticle',
  method: 'POST',
  path: '/api/auth/generate-article',
  access: 'plan',
  summary: 'Write an article and keep it as a draft. A failed generation costs nothing.',
  body: generationRequest,
  reply: articleReply,
  example: { body: exampleRequest },
});

export const generationEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('stage'),
    stage: z.enum(['outline', 'writing', 'checking', 'saving']),
    section: z.number().int(),
    sections: z.number().int(),
  }),
  z.object({ type: z.literal('text'), text: z.string() }),
  z.object({ type: z.literal('article'), article }),
  z.object({ type: z.literal('error'), code: z.string(), message: z.string() }),
]);
export type GenerationEvent = z.infer<typeof generationEvent>;

export const streamArticle = defineEndpoint({
  id: 'streamArticle',
  method: 'POST',
  path: '/api/auth/generate-article/stream',
  access: 'plan',
  documented: false,
  stream: true,
  summary: 'The same as server-sent events: stages, words as they are written, at the end the saved article.',
  body: generationRequest,
  reply: generationEvent,
  example: { body: exampleRequest },
});

export const proposeOutline = defineEndpoint({
  id: 'proposeOutline',
  method: 'POST',
  path: '/api/auth/article-outline',
  access: 'plan',
  documented: false,
  summary: 'A title and headings to edit before writing.',
  body: generationRequest,
  reply: ok.extend({ title: z.string(), outline: z.array(z.string()) }),
  example: { body: exampleRequest },
});

const articleText = z.object({
  title: z.string().trim().min(1, 'Title and content cannot be empty.').max(300),
  content: z.string().trim().min(1, 'Title and content cannot be empty.').max(400_000),
  status: z.enum(articleStatuses).optional(),
  metaTitle: z.string().max(200).optional(),
  metaDescription: z.string().max(400).optional(),
  slug: z.string().max(200).optional(),
  imageUrl: z.union([z.url().max(2_000), z.literal('')]).nullish(),
  imageAlt: z.string().max(300).optional(),
});

export const createArticle = defineEndpoint({
  id: 'createArticle',
  method: 'POST',
  path: '/api/auth/articles',
  documented: false,
  summary: 'Keep a text of one’s own as a draft.',
  body: articleText,
  reply: articleReply,
  example: { body: { title: 'Notes on roses', content: 'Late winter is best.' } },
});

export const updateArticle = defineEndpoint({
  id: 'updateArticle',
  method: 'PUT',
  path: '/api/auth/articles/:id',
  summary: 'Save an article. With `baseVersion`, a change made elsewhere since answers 409 ARTICLE_CHANGED.',
  params: idParams,
  body: articleText.extend({ baseVersion: z.number().int().optional() }),
  reply: articleReply,
  example: { body: { title: 'How to prune roses', content: '## When\n\nLate winter.' } },
});

export const getArticle = defineEndpoint({
  id: 'getArticle',
  method: 'GET',
  path: '/api/auth/articles/:id',
  documented: false,
  summary: 'One article with its text and publications.',
  params: idParams,
  reply: articleReply,
});

export const deleteArticle = defineEndpoint({
  id: 'deleteArticle',
  method: 'DELETE',
  path: '/api/auth/articles/:id',
  documented: false,
  summary: 'Remove an article; `restore` brings it back for 30 days.',
  params: idParams,
  reply: ok,
});

export const restoreArticle = defineEndpoint({
  id: 'restoreArticle',
  method: 'POST',
  path: '/api/auth/articles/:id/restore',
  documented: false,
  summary: 'Bring a removed article back.',
  params: idParams,
  reply: articleReply,
});

export const duplicateArticle = defineEndpoint({
  id: 'duplicateArticle',
  method: 'POST',
  path: '/api/auth/articles/:id/duplicate',
  documented: false,
  summary: 'A draft copy of an article.',
  params: idParams,
  reply: articleReply,
});

export const articleVersion = z.object({
  version: z.number().int(),
  title: z.string(),
  content: z.string(),
  wordCount: z.number().int(),
  reason: z.enum(['generated', 'rewritten', 'edited', 'restored']),
  createdAt: isoTime,
});
export type ArticleVersion = z.infer<typeof articleVersion>;

export const listArticleVersions = defineEndpoint({
  id: 'listArticleVersions',
  method: 'GET',
  path: '/api/auth/articles/:id/versions',
  documented: false,
  summary: 'Earlier texts of an article, newest first.',
  params: idParams,
  reply: ok.extend({ versions: z.array(articleVersion) }),
});

export const restoreArticleVersion = defineEndpoint({
  id: 'restoreArticleVersion',
  method: 'POST',
  path: '/api/auth/articles/:id/versions/:version/restore',
  documented: false,
  summary: 'Make an earlier text the current one, as a new version.',
  params: idParams.extend({ version: z.coerce.number().int().positive() }),
  reply: articleReply,
});

export const rewriteContent = defineEndpoint({
  id: 'rewriteContent',
  method: 'POST',
  path: '/api/auth/rewrite-content',
  access: 'plan',
  summary: 'Rewrite a text in a style and tone; kept as a draft.',
  body: z.object({
    originalContent: z.string().trim().min(1, 'Paste the text to rewrite.').max(100_000),
    rewriteStyle: z.enum(rewriteStyles).default(rewriteStyles[0]),
    tone: z.enum(tones).default(tones[0]),
    targetAudience: z.string().trim().max(200).default(''),
    primaryKeyword: z.string().trim().max(200).default(''),
  }),
  reply: articleReply,
  example: {
    body: {
      originalContent: 'Roses need pruning. Do it in late winter.',
      rewriteStyle: rewriteStyles[0],
      tone: tones[0],
    },
  },
});

export const idea = z.object({
  title: z.string(),
  description: z.string(),
  keywords: z.array(z.string()),
  contentType: z.string().optional(),
  difficulty: z.string().optional(),
});
export type Idea = z.infer<typeof idea>;

export const generateIdeas = defineEndpoint({
  id: 'generateArticleIdeas',
  method: 'POST',
  path: '/api/auth/generate-article-ideas',
  access: 'plan',
  summary: 'Article ideas for an industry and audience.',
  body: z.object({
    industry: z.string().trim().min(1, 'Enter an industry.').max(200),
    targetAudience: z.string().trim().min(1, 'Enter a target audience.').max(200),
    /** Empty means all types. */
    contentType: z.union([z.enum(ideaContentTypes), z.literal('')]).default(''),
    keywords: z.string().max(1_000).default(''),
    numberOfIdeas: z.union(generationCounts.map((count) => z.literal(count))).default(10),
  }),
  reply: ok.extend({ ideas: z.object({ articleIdeas: z.array(idea) }) }),
  example: { body: { industry: 'Gardening', targetAudience: 'hobby gardeners' } },
});

export * from './articles/history.ts';
