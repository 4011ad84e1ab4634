import { createParser } from '../grammar.ts';

const parser = createParser();

/** Offsets in a text. */
export interface Place {
  start: number;
  end: number;
}

interface Positioned {
  position?: { start: { offset?: number | undefined }; end: { offset?: number | undefined } } | undefined;
}

/** Where a parsed node stands in its text. */
export const getPlace = ({ position }: Positioned): Place => {
  const [start, end] = [position?.start.offset, position?.end.offset];
  if (start === undefined || end === undefined) throw new Error('The node has no place in the text.');
  return { start, end };
};

/** Where the outermost blocks of a Markdown text start and end. */
export const listBlocks = (markdown: string): Place[] => parser.parse(markdown).children.map(getPlace);
