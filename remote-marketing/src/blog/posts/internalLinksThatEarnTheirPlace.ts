import type { BlogPost } from '../post.ts';

export const internalLinksThatEarnTheirPlace: BlogPost = {
  id: '3',
  slug: 'internal-links-that-earn-their-place',
  title: 'Internal links that earn their place',
  excerpt:
    'Links between your own pages work when they help the sentence they stand in. Here is a way to find the ones worth adding.',
  author: 'The Rankwright team',
  publishedAt: '2026-09-30',
  readTime: '4 min read',
  tags: ['SEO', 'Link Building'],
  category: 'SEO',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'Link from the doubt',
      paragraphs: [
        'Find the sentence where a reader would stop and ask. That is where a link belongs: to the page that answers the question, with words that name the answer.',
      ],
    },
    {
      heading: 'Let old pages point to new ones',
      paragraphs: [
        'After publishing, open three older articles on neighbouring subjects and look for a natural place. New pages are found through pages that are known already.',
      ],
    },
    {
      heading: 'Count the orphans',
      paragraphs: [
        'Once a month, list the pages that no other page links to. Each one is either missing a link or no longer needed.',
      ],
    },
  ],
};
