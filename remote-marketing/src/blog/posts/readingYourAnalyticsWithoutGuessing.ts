import type { BlogPost } from '../post.ts';

export const readingYourAnalyticsWithoutGuessing: BlogPost = {
  id: '7',
  slug: 'reading-your-analytics-without-guessing',
  title: 'Reading your analytics without guessing',
  excerpt:
    'Three questions to ask of the numbers each month, and one habit that keeps you from fooling yourself.',
  author: 'The Rankwright team',
  publishedAt: '2026-08-05',
  readTime: '4 min read',
  tags: ['Analytics'],
  category: 'Technology',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'What was published',
      paragraphs: [
        'Start with the work: how many pieces went out, and how many were late. Traffic moves for many reasons; output is yours.',
      ],
    },
    {
      heading: 'What was found',
      paragraphs: [
        'Look at the pages that gained and lost the most, and read them before you explain them. Often the cause is on the page.',
      ],
    },
    {
      heading: 'What will change',
      paragraphs: [
        'Write down one change and the date. Next month, look at that change first. A note made before the result is worth ten made after it.',
      ],
    },
  ],
};
