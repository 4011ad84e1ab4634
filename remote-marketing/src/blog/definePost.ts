import { countWords } from '@rankwright/contracts/text';
import type { BlogPost } from './post.ts';

/** Words that a practised reader takes in per minute, on a screen. */
const wordsPerMinute = 220;

type UnreadPost = Omit<BlogPost, 'author' | 'readTime'>;

const listTexts = ({ excerpt, content }: UnreadPost): string[] => [
  excerpt,
  ...content.flatMap(({ heading, paragraphs, list = [] }) => [heading, ...paragraphs, ...list]),
];

/** Words of a post as it is read: excerpt, headings, paragraphs and lists. */
const countPostWords = (post: UnreadPost): number => countWords(listTexts(post).join(' '));

/** A post with its author and the time that reading it takes. */
export const definePost = (post: UnreadPost): BlogPost => ({
  ...post,
  author: 'The Rankwright team',
  readTime: `${Math.round(countPostWords(post) / wordsPerMinute)} min read`,
});
