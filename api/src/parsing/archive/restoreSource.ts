import type { Root, RootContent } from 'hast';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { createRenderer } from '../grammar.ts';
import type { SourcePart } from './sourcePart.ts';
import { editPart } from './editPart.ts';
import { listBlocks, type Place } from './positions.ts';

const reader = createRenderer();
const printer = unified().use(rehypeStringify);

/** A block of the block editor for the elements that people edit most; other HTML stands between the blocks. */
const toBlock = (node: RootContent): string => {
  const html = printer.stringify({ type: 'root', children: [node] });
  const tagName = node.type === 'element' ? node.tagName : '';
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (tagName === 'p') return `<!-- wp:paragraph -->\n${html}\n<!-- /wp:paragraph -->`;
  if (level)
    return `<!-- wp:heading${level === '2' ? '' : ` {"level":${level}}`} -->\n${html}\n<!-- /wp:heading -->`;
  return html;
};

const read = (markdown: string): Root => reader.runSync(reader.parse(markdown));

const render = (markdown: string, hasBlocks: boolean): string => {
  const tree = read(markdown);
  if (!hasBlocks) return printer.stringify(tree);
  const shown = tree.children.filter((node) => node.type !== 'text' || node.value.trim() !== '');
  return shown.map(toBlock).join('\n\n');
};

/** Pairs beyond this are compared in order only. */
const maxPairs = 4_000_000;

interface Match {
  part: SourcePart;
  /** Number of its first block. */
  block: number;
}

type IsAt = (part: SourcePart, block: number) => boolean;

/** The parts that stand unchanged in the text, each with its first block. */
const matchParts = (markdown: string, blocks: readonly Place[], parts: readonly SourcePart[]): Match[] => {
  const isAt: IsAt = (part, index) => {
    const [first, last] = [blocks[index], blocks[index + part.blocks - 1]];
    return (
      first !== undefined && last !== undefined && markdown.slice(first.start, last.end) === part.markdown
    );
  };
  const matches: Match[] = [];
  let block = 0;
  for (const part of parts) {
    if (block >= blocks.length || !isAt(part, block)) break;
    matches.push({ part, block });
    block += part.blocks;
  }
  return [...matches, ...matchRest(parts.slice(matches.length), blocks.length, block, isAt)];
};

/** The longest common sequence. */
const matchRest = (parts: readonly SourcePart[], count: number, from: number, isAt: IsAt): Match[] => {
  const width = count - from + 1;
  if (parts.length === 0 || width <= 1 || parts.length * width > maxPairs) return [];
  const best = new Uint32Array((parts.length + 1) * width);
  const getBest = (p: number, b: number): number => best[p * width + b] ?? 0;
  const countTaken = (part: SourcePart, p: number, b: number): number =>
    isAt(part, from + b) ? 1 + getBest(p + 1, b + part.blocks) : 0;
  for (const [p, part] of [...parts.entries()].reverse())
    for (let b = width - 2; b >= 0; b -= 1)
      best[p * width + b] = Math.max(getBest(p + 1, b), getBest(p, b + 1), countTaken(part, p, b));
  const matches: Match[] = [];
  let b = 0;
  for (const [p, part] of parts.entries()) {
    while (b < width - 1 && getBest(p, b) !== getBest(p + 1, b) && getBest(p, b) !== countTaken(part, p, b))
      b += 1;
    if (b >= width - 1 || getBest(p, b) === 0) break;
    if (getBest(p, b) !== countTaken(part, p, b)) continue;
    matches.push({ part, block: from + b });
    b += part.blocks;
  }
  return matches;
};

interface EditedPart {
  part: SourcePart;
  /** Its place in the text. */
  place: Place;
}

/** Parts that were edited, each with its blocks: a run of parts and blocks of the same number, else from both ends. */
const pairEdited = (parts: readonly SourcePart[], blocks: readonly Place[]): EditedPart[] => {
  const isWhole = parts.reduce((sum, part) => sum + part.blocks, 0) === blocks.length;
  const pairs: EditedPart[] = [];
  const take = (list: readonly SourcePart[], fromEnd: boolean): void => {
    let at = 0;
    for (const part of list) {
      const end = at + part.blocks;
      if (end > blocks.length) return;
      const own = fromEnd ? blocks.slice(blocks.length - end, blocks.length - at) : blocks.slice(at, end);
      const [first, last] = [own[0], own.at(-1)];
      if (first && last) pairs.push({ part, place: { start: first.start, end: last.end } });
      if (!isWhole) return;
      at = end;
    }
  };
  take(parts, false);
  if (!isWhole) take(parts.toReversed(), true);
  return pairs;
};

/** An edited part of which more than words changed, so that it is rendered again. */
export interface MarkupLoss {
  text: string;
  /** Markup of its site that is lost by it. */
  lost: string[];
}

interface RestoredText {
  markdown: string;
  parts: readonly SourcePart[];
}
type OnLoss = (loss: MarkupLoss) => void;

/** What a site writes beside words: attributes of tags, and those of blocks. */
const markup = /(?<=\s)[a-z][\w-]*="[^"<>]*"|(?<=<!-- wp:[\w/-]+ )\{[^<>]*\}/g;

const listLostMarkup = (source: string, rendered: string): string[] => [
  ...new Set((source.match(markup) ?? []).filter((found) => !rendered.includes(found))),
];

/** The text between two unchanged parts: edited parts with what changed in them alone, the rest rendered. */
const restoreBetween = (
  markdown: string,
  parts: readonly SourcePart[],
  blocks: readonly Place[],
  hasBlocks: boolean,
  onLoss: OnLoss,
): string[] => {
  const pieces: string[] = [];
  let at = blocks[0]?.start ?? 0;
  const end = blocks.at(-1)?.end ?? at;
  const addRendered = (until: number): void => {
    const text = markdown.slice(at, until).trim();
    if (text !== '') pieces.push(render(text, hasBlocks));
  };
  for (const { part, place } of pairEdited(parts, blocks)) {
    if (place.start < at) continue;
    const text = markdown.slice(place.start, place.end);
    const edited = editPart(part, text, read);
    if (edited === null) {
      onLoss({ text, lost: listLostMarkup(part.source, render(text, hasBlocks)) });
      continue;
    }
    addRendered(place.start);
    pieces.push(edited);
    at = place.end;
  }
  addRendered(end);
  return pieces;
};

const restore = ({ markdown, parts }: RestoredText, onLoss: OnLoss): string => {
  const blocks = listBlocks(markdown);
  const hasBlocks = parts.some(({ source }) => source.includes('<!-- wp:'));
  const output: string[] = [];
  const add = (html: string): void => {
    const before = output.at(-1);
    const isJoined = before === undefined || before.endsWith('\n') || html.startsWith('\n');
    if (html !== '' && !isJoined) output.push('\n\n');
    output.push(html);
  };
  let nextPart = 0;
  let nextBlock = 0;
  const addChanged = (partEnd: number, blockEnd: number): boolean => {
    const between = blocks.slice(nextBlock, blockEnd);
    const edited = parts.slice(nextPart, partEnd);
    for (const html of restoreBetween(markdown, edited, between, hasBlocks, onLoss)) add(html);
    return between.length > 0;
  };
  for (const { part, block } of matchParts(markdown, blocks, parts)) {
    const index = parts.indexOf(part, nextPart);
    // Parts that stood side by side keep exactly what was between them.
    if (addChanged(index, block)) add(part.source);
    else output.push(part.source);
    nextPart = index + 1;
    nextBlock = block + part.blocks;
  }
  addChanged(parts.length, blocks.length);
  return output.join('');
};

/**
 * The HTML of a text that came from a site: unchanged parts with exactly the characters they had, of edited ones all but
 * the words that changed; others rendered and sanitized.
 */
export const restoreSource = (input: RestoredText): string => restore(input, () => undefined);

/** The edited parts that are rendered again, each with the markup of its site that is lost by it. */
export const listMarkupLosses = (input: RestoredText): MarkupLoss[] => {
  const losses: MarkupLoss[] = [];
  restore(input, (loss) => {
    if (loss.lost.length > 0) losses.push(loss);
  });
  return losses;
};
