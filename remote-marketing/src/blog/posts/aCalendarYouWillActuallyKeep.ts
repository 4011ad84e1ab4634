import type { BlogPost } from '../post.ts';

export const aCalendarYouWillActuallyKeep: BlogPost = {
  id: '2',
  slug: 'a-calendar-you-will-actually-keep',
  title: 'A content calendar you will actually keep',
  excerpt:
    'Fewer slots, honest sizes, and a place for ideas without a date: the habits behind a plan that survives February.',
  author: 'The Rankwright team',
  publishedAt: '2026-10-14',
  readTime: '4 min read',
  tags: ['Content Marketing'],
  category: 'Marketing',
  featured: false,
  image: 'writing',
  content: [
    {
      heading: 'Plan half of what you hope for',
      paragraphs: [
        'A calendar with gaps is a plan; a full one is a wish. Start with one article a week and raise it when four weeks in a row went out on time.',
      ],
    },
    {
      heading: 'Keep a backlog beside it',
      paragraphs: [
        'Ideas arrive without dates. Keep them in a list next to the month, and move one over when a day opens up. The month stays readable and nothing is forgotten.',
      ],
    },
    {
      heading: 'Write the size on the card',
      paragraphs: [
        'A five-hundred word answer and a two-thousand word guide are different weeks. If the target length stands on the card, you see the crowded week before it comes.',
      ],
    },
  ],
};
