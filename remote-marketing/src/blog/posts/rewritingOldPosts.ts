import type { BlogPost } from '../post.ts';

export const rewritingOldPosts: BlogPost = {
  id: '8',
  slug: 'rewriting-old-posts',
  title: 'Rewriting old posts instead of adding new ones',
  excerpt:
    'A good page that has aged is cheaper to mend than to replace. How to choose, what to keep, what to cut.',
  author: 'The Rankwright team',
  publishedAt: '2026-07-22',
  readTime: '4 min read',
  tags: ['Content Marketing', 'AI'],
  category: 'Marketing',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'Choose by decline, not by age',
      paragraphs: [
        'Sort by what a page has lost, not by when it was written. Some old pages are fine; leave them alone.',
      ],
    },
    {
      heading: 'Keep the address and the promise',
      paragraphs: [
        'Readers and links come for what the page promised. Mend the facts and the order, keep the address, and say at the top when it was revised.',
      ],
    },
    {
      heading: 'Use a machine for the draft, a person for the claims',
      paragraphs: [
        'A rewriting tool changes tone and length quickly. Facts, names and numbers stay your job: read each one against its source.',
      ],
    },
  ],
};
