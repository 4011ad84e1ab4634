import type { BlogPost } from '../post.ts';

export const howSearchIntentShapesAnArticle: BlogPost = {
  id: '1',
  slug: 'how-search-intent-shapes-an-article',
  title: 'How search intent shapes an article',
  excerpt:
    'Before the first sentence, decide what the reader came to do. The rest of the page follows from it.',
  author: 'The Rankwright team',
  publishedAt: '2026-10-28',
  readTime: '5 min read',
  tags: ['SEO', 'Content Marketing'],
  category: 'SEO',
  featured: true,
  image: 'writing',
  content: [
    {
      heading: 'Name the job',
      paragraphs: [
        'A search is a small job: learn a word, compare two things, fix a fault, buy a part. Write that job down in one line before you plan headings. If you cannot, the keyword is two articles.',
      ],
    },
    {
      heading: 'Let the result page answer first',
      paragraphs: [
        'Look at what is shown for the query today. Lists, shops, videos and definitions each tell you what readers accept as an answer. You do not have to copy the form, but you should know why you leave it.',
      ],
    },
    {
      heading: 'Put the answer where the reader looks',
      paragraphs: [
        'Say the short answer in the first screen, then give the reasons, the exceptions and the next step. Readers who needed one sentence have it; readers who need more stay because you have shown that you know.',
      ],
    },
  ],
};
