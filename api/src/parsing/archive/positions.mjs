// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import { createParser } from '../grammar.mjs';

const parser = createParser();

/** Where the outermost blocks of a Markdown text start and end. */
export const listBlocks = (markdown) =>
  parser
    .parse(markdown)
    .children.map(({ position }) => ({ start: position.start.offset, end: position.end.offset }));
