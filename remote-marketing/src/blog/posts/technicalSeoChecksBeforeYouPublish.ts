import type { BlogPost } from '../post.ts';

export const technicalSeoChecksBeforeYouPublish: BlogPost = {
  id: '4',
  slug: 'technical-seo-checks-before-you-publish',
  title: 'Technical checks before you publish',
  excerpt: 'A title that fits, one H1 heading, images with alt text, and a URL that can stay.',
  author: 'The Rankwright team',
  publishedAt: '2026-09-16',
  readTime: '3 min read',
  tags: ['Technical SEO', 'SEO'],
  category: 'Technology',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'Title and description',
      paragraphs: [
        'Write a title that makes sense alone and a description that says what the page gives. Both are promises; the page has to keep them.',
      ],
    },
    {
      heading: 'One first heading',
      paragraphs: [
        'Use one H1 and let the other headings form an outline. Read only the headings from top to bottom: they should tell the story.',
      ],
    },
    {
      heading: 'URLs that last',
      paragraphs: [
        'Short, lower case, words with hyphens, no dates unless the date is the point. Changing a URL later costs a redirect and some rankings.',
      ],
    },
  ],
};
