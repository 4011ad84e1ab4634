import type { Article } from '@rankwright/contracts/articles';

const at = '2026-11-20T09:00:00.000Z';

/** An article with text, at version 3. */
export const sampleArticle = (change: Partial<Article> = {}): Article => ({
  id: '00000000-0000-4000-8000-000000000007',
  title: 'Roses in winter',
  content: 'Cut them low.',
  status: 'draft',
  state: 'needsReview',
  kind: 'written',
  primaryKeyword: 'roses',
  secondaryKeywords: [],
  industry: '',
  targetAudience: '',
  wordCount: 500,
  metaTitle: '',
  metaDescription: '',
  slug: '',
  imageUrl: null,
  imageAlt: '',
  excerpt: '',
  categories: [],
  tags: [],
  authorName: '',
  provenance: { writer: 'person', model: null, promptVersion: null, durationMs: null },
  publications: [],
  version: 3,
  approvedVersion: null,
  slot: null,
  generation: null,
  receipt: null,
  createdAt: at,
  updatedAt: at,
  ...change,
});
