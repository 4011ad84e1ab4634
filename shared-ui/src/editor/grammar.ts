import type { Options } from 'react-markdown';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import { showHtml } from './markdown/showHtml.ts';

/**
 * The Markdown grammar of articles, the same as the server's: a single `~` means “about”, and emphasis works beside Chinese,
 * Japanese and Korean punctuation.
 */
export const remarkPlugins: NonNullable<Options['remarkPlugins']> = [
  // Before the other: both print paragraphs, and only the second one there writes the boxes of tasks.
  remarkCjkFriendly,
  [remarkGfm, { singleTilde: false }],
];

/** The same for views: pages show these elements, too. */
export const viewPlugins = [...remarkPlugins, showHtml];
