import type { BlogPost } from '../post.ts';

export const productPagesThatAnswerQuestions: BlogPost = {
  id: '6',
  slug: 'product-pages-that-answer-questions',
  title: 'Product pages that answer questions',
  excerpt:
    'Most shops describe what a thing is. The pages that sell say who it is for, what it replaces and when not to buy it.',
  author: 'The Rankwright team',
  publishedAt: '2026-08-19',
  readTime: '5 min read',
  tags: ['SEO', 'Content Marketing'],
  category: 'E-commerce',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'Say who it is for',
      paragraphs: [
        'One line on the person and the use does more than ten adjectives. It also gives the page words that people really search for.',
      ],
    },
    {
      heading: 'Compare honestly',
      paragraphs: [
        'If two products of yours differ by one feature, say so on both pages and link them. Readers who compare on your site do not have to leave it.',
      ],
    },
    {
      heading: 'Collect returns as a source',
      paragraphs: [
        'Reasons for returns are a list of what the page did not say. Add one sentence for each common reason and watch it fall.',
      ],
    },
  ],
};
