import { toMarkdown } from './convertPart.ts';
import { toHtmlBlock } from './editPart.ts';
import type { ParserTasks } from '../parserTasks.ts';
import { listBlocks } from './positions.ts';
import { restoreSource } from './restoreSource.ts';
import { splitBlocks } from './splitBlocks.ts';
import { splitHtml } from './splitHtml.ts';

/** More parts than this are kept as one piece of HTML: each is parsed by itself. */
const maxParts = 2_000;

const stripComments = (html: string): string => html.replace(/<!--[^]*?-->/g, '');
const toParagraph = (text: string): string => `<p>${text.trim().replace(/\r?\n/g, '<br>\n')}</p>`;

/** A part of the post: its characters, what is converted (null: it stays HTML), and its name for people. */
interface Piece {
  source: string;
  html: string | null;
  name: string;
}

interface Converted {
  source: string;
  name: string;
  markdown: string;
  isHtml: boolean;
}

type Arranged = Converted & { blocks: number };
type Archive = ReturnType<ParserTasks['convertArchive']>;

/** A line that WordPress replaces by what a plugin makes of it. */
const shortcode = /^\s*\[[a-z][\w-]+(\s[^\]]*)?\]\s*$/i;

/** A text without elements around it is a paragraph, unless the block editor wrote the post. */
const splitFreeform = (text: string, hasBlocks: boolean): Piece[] =>
  splitHtml(text).map(({ source, isText }) => {
    if (isText && shortcode.test(source)) return { source, html: null, name: 'shortcode' };
    const html = isText && !hasBlocks ? toParagraph(source) : source;
    return { source, html: isText && hasBlocks ? null : html, name: 'HTML' };
  });

/** A part of white space belongs to the part before it. */
const joinSpace = (parts: readonly Piece[]): Piece[] => {
  const joined: Piece[] = [];
  let lead = '';
  for (const part of parts) {
    const before = joined.at(-1);
    if (part.source.trim() !== '') {
      joined.push({ ...part, source: lead + part.source });
      lead = '';
    } else if (before) before.source += part.source;
    else lead += part.source;
  }
  return joined;
};

const splitSource = (source: string): Piece[] => {
  const pieces = splitBlocks(source);
  const hasBlocks = pieces.some(({ name }) => name !== null);
  return joinSpace(
    pieces.flatMap((piece) =>
      piece.name === null
        ? splitFreeform(piece.source, hasBlocks)
        : [{ source: piece.source, html: stripComments(piece.source), name: piece.name }],
    ),
  );
};

const keepHtml = ({ source, name }: Piece): Converted => ({
  source,
  name,
  markdown: toHtmlBlock(source),
  isHtml: true,
});

const convertPart = (part: Piece, isAlternate: boolean): Converted => {
  const markdown = part.html === null ? null : toMarkdown(part.html, isAlternate);
  return markdown ? { source: part.source, name: part.name, markdown, isHtml: false } : keepHtml(part);
};

/** The parts with their number of blocks in the whole text; else the first part that Markdown joins with another. */
const locate = (parts: readonly Converted[]): Arranged[] | number => {
  const blocks = listBlocks(parts.map(({ markdown }) => markdown).join('\n\n'));
  let offset = 0;
  let at = 0;
  const located: Arranged[] = [];
  for (const part of parts) {
    const first = at;
    const end = offset + part.markdown.length;
    if (blocks[first]?.start !== offset) return located.length;
    while ((blocks[at]?.end ?? end) < end) at += 1;
    if (blocks[at]?.end !== end) return located.length;
    at += 1;
    located.push({ ...part, blocks: at - first });
    offset = end + 2;
  }
  return located;
};

const arrange = (given: readonly Piece[]): Arranged[] | null => {
  const parts = given.map((part) => convertPart(part, false));
  const retried = new Map<number, number>();
  for (let round = 0; round <= 2 * given.length; round += 1) {
    const located = locate(parts);
    if (typeof located !== 'number') return located;
    // Two lists that became one fail at the first of them.
    const index = [located + 1, located].find(
      (candidate) => (retried.get(candidate) ?? 0) < 2 && given[candidate],
    );
    const part = index === undefined ? undefined : given[index];
    if (index === undefined || part === undefined) return null;
    const tries = (retried.get(index) ?? 0) + 1;
    retried.set(index, tries);
    parts[index] = tries === 1 ? convertPart(part, true) : keepHtml(part);
  }
  return null;
};

const countKept = (parts: readonly Arranged[]): Archive['kept'] => {
  const counts = new Map<string, number>();
  for (const { isHtml, name } of parts) if (isHtml) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
};

const toResult = (parts: readonly Arranged[]): Archive => ({
  markdown: parts.map(({ markdown }) => markdown).join('\n\n'),
  parts: parts.map(({ markdown, source, blocks }) => ({ markdown, source, blocks })),
  kept: countKept(parts),
});

/** HTML of a post → Markdown whose parts know the HTML they came from. What Markdown cannot say stays HTML and is listed. */
export const convertArchive = (source: string): Archive => {
  if (source.trim() === '') return { markdown: '', parts: [], kept: [] };
  const whole = { source, html: null, name: 'post' };
  const given = splitSource(source);
  const arranged = given.length > maxParts ? null : arrange(given);
  const result = toResult(arranged ?? arrange([whole]) ?? []);
  if (restoreSource({ markdown: result.markdown, parts: result.parts }) === source) return result;
  const kept = toResult(arrange([whole]) ?? []);
  if (restoreSource({ markdown: kept.markdown, parts: kept.parts }) === source) return kept;
  throw new Error('The post cannot be read back.');
};
