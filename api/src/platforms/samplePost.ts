import type { Post } from '@rankwright/platforms/port/platform';

export const createSamplePost = (change: Partial<Post> = {}): Post => ({
  title: 'How to prune roses',
  markdown: '## When\n\nLate **winter**.',
  html: '<h2>When</h2><p>Late <strong>winter</strong>.</p>',
  excerpt: 'Late winter.',
  excerptHtml: 'Late winter.',
  articleId: '0a1b2c3d-0000-4000-8000-000000000001',
  version: 1,
  slug: 'how-to-prune-roses',
  idempotencySlug: 'how-to-prune-roses-0a1b2c3d',
  since: new Date(),
  metaTitle: 'Prune roses',
  metaDescription: 'When and how to prune roses.',
  status: '',
  categories: [],
  tags: [],
  imageUrl: null,
  imageAlt: '',
  author: 'Ada',
  publishAt: null,
  ...change,
});
