// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

/** Where the outermost blocks of a Markdown text start and end. */
export const listBlocks = (markdown) =>
  parser
    .parse(markdown)
    .children.map(({ position }) => ({ start: position.start.offset, end: position.end.offset }));
