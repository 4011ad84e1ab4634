import type { BlogPost } from '../post.ts';

export const localSeoForASingleShop: BlogPost = {
  id: '5',
  slug: 'local-seo-for-a-single-shop',
  title: 'Local search for a single shop',
  excerpt:
    'You do not need a campaign. You need the same facts everywhere and a page that answers what people ask at the counter.',
  author: 'The Rankwright team',
  publishedAt: '2026-09-02',
  readTime: '4 min read',
  tags: ['Local SEO'],
  category: 'Marketing',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'Make the facts agree',
      paragraphs: [
        'Name, address, hours and telephone number have to be the same on your site, in directories and on the door. Fix the oldest listing first; others copy from it.',
      ],
    },
    {
      heading: 'Write down the questions from the counter',
      paragraphs: [
        'Parking, returns, which size, how long. Each question asked three times a week deserves a short page or a line on an existing one.',
      ],
    },
    {
      heading: 'Ask for reviews at the right moment',
      paragraphs: [
        'Ask when the work is done and the customer is pleased, and answer every review, the unhappy ones too.',
      ],
    },
  ],
};
