import type { Article, HistoryRow } from '@rankwright/contracts/articles';
import type { PublicationPreview } from '@rankwright/contracts/articlePublishing';
import type { Publication } from '@rankwright/contracts/publishing';
import { sampleId } from '@rankwright/sdk/stories';

const sampleTime = '2026-11-21T09:00:00.000Z';

export const sampleArticle = (change: Partial<Article> = {}): Article => ({
  id: sampleId(500),
  title: 'How to prune roses in winter',
  content: '## When\n\nRose pruning is work for late winter.\n\n## How\n\nBegin with the dead wood.',
  status: 'draft',
  state: 'draft',
  kind: 'generated',
  primaryKeyword: 'rose pruning',
  secondaryKeywords: ['pruning shears'],
  industry: 'Gardening',
  targetAudience: 'hobby gardeners',
  wordCount: 800,
  metaTitle: '',
  metaDescription: '',
  slug: '',
  imageUrl: null,
  imageAlt: '',
  excerpt: '',
  categories: [],
  tags: [],
  authorName: '',
  provenance: {
    writer: 'model',
    model: 'small',
    promptVersion: '1',
    durationMs: 10,
  },
  publications: [],
  receipt: null,
  version: 1,
  approvedVersion: null,
  slot: null,
  generation: null,
  createdAt: sampleTime,
  updatedAt: sampleTime,
  ...change,
});

export const samplePublication = (change: Partial<Publication> = {}): Publication => ({
  id: sampleId(700),
  articleId: sampleId(500),
  platform: 'wordpress',
  state: 'live',
  postId: '12',
  url: 'https://roses.example/prune',
  attempts: 1,
  nextAttemptAt: null,
  error: null,
  remedy: 'none',
  version: 1,
  isDraft: false,
  visibility: 'public',
  publicAt: null,
  updatedAt: sampleTime,
  ...change,
});

export const samplePreview = (change: Partial<PublicationPreview> = {}): PublicationPreview => ({
  title: 'How to prune roses in winter',
  slug: 'prune',
  url: 'https://roses.example/prune',
  metaTitle: 'Rose pruning',
  metaDescription: 'Why rose pruning pays.',
  excerpt: 'Rose pruning is work for late winter.',
  html: '<p>Rose pruning is work for late winter.</p>',
  imageUrl: null,
  imageAlt: '',
  categories: [],
  tags: ['roses'],
  author: 'Ada Lovelace',
  status: 'live',
  visibility: null,
  publicAt: null,
  isUpdate: false,
  problems: [],
  ...change,
});

export const sampleRow = (change: Partial<HistoryRow> = {}): HistoryRow => ({
  id: sampleId(500),
  articleId: sampleId(500),
  image: null,
  title: 'How to prune roses in winter',
  status: 'draft',
  state: 'draft',
  keyword: 'rose pruning',
  difficulty: 4,
  volume: 812,
  date: sampleTime,
  scheduledDate: null,
  publishedDate: null,
  type: 'article',
  publications: [],
  ...change,
});

/** A reply with one page of the history. */
export const historyPage = (
  content: HistoryRow[],
  {
    page = 1,
    hasMore = false,
    total = content.length,
  }: { page?: number; hasMore?: boolean; total?: number } = {},
) => ({
  success: true as const,
  data: {
    content,
    page,
    hasMore,
    total,
    articles: content.filter(({ type }) => type === 'article').length,
    scheduled: content.filter(({ type }) => type !== 'article').length,
    totalCapped: false,
    nextCursor: hasMore ? `after-${page}` : null,
  },
});
