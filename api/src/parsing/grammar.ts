import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { joinLines } from './joinLines.ts';

/**
 * The one Markdown grammar of articles; `shared-ui/src/editor/grammar.ts` has the same for the browser. A single `~` means
 * “about” in ordinary prose, so only two strike text out. Emphasis works beside Chinese, Japanese and Korean punctuation.
 */
export const gfmOptions = { singleTilde: false };
export const createParser = () =>
  unified().use(remarkParse).use(remarkGfm, gfmOptions).use(remarkCjkFriendly);

/** What may be in an article. The content of elements that show no text of theirs goes with them. */
const sanitizeSchema = {
  ...defaultSchema,
  clobberPrefix: '',
  tagNames: [...(defaultSchema.tagNames ?? []), 'abbr', 'cite', 'figcaption', 'figure', 'mark', 'small', 'u'],
  attributes: { ...defaultSchema.attributes, abbr: ['title'] },
  strip: ['script', 'style', 'template', 'title', 'iframe', 'noscript', 'noembed', 'object', 'svg', 'math'],
};

/**
 * Markdown → sanitized HTML tree. HTML in the Markdown is parsed before it is sanitized, so `<br>` and `<sup>` stay. A line
 * break that Markdown reads as a space is one.
 */
export const createRenderer = () =>
  createParser()
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize, sanitizeSchema)
    .use(joinLines);
