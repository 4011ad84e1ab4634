// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { createRenderer } from '../grammar.mjs';
import { editPart } from './editPart.mjs';
import { listBlocks } from './positions.mjs';

const reader = createRenderer();
const printer = unified().use(rehypeStringify);

/** A block of the block editor for the elements that people edit most; other HTML stands between the blocks. */
const toBlock = (node) => {
  const html = printer.stringify({ type: 'root', children: [node] });
  const level = /^h([1-6])$/.exec(node.tagName ?? '')?.[1];
  if (node.tagName === 'p') return `<!-- wp:paragraph -->\n${html}\n<!-- /wp:paragraph -->`;
  if (level)
    return `<!-- wp:heading${level === '2' ? '' : ` {"level":${level}}`} -->\n${html}\n<!-- /wp:heading -->`;
  return html;
};

const render = (markdown, hasBlocks) => {
  const tree = reader.runSync(reader.parse(markdown));
  if (!hasBlocks) return printer.stringify(tree);
  const shown = tree.children.filter(({ type, value }) => type !== 'text' || value.trim() !== '');
  return shown.map(toBlock).join('\n\n');
};

/** Pairs beyond this are compared in order only. */
const maxPairs = 4_000_000;

/** The parts that stand unchanged in the text, each with its first block. */
const matchParts = (markdown, blocks, parts) => {
  const isAt = (part, index) => {
    const last = blocks[index + part.blocks - 1];
    return last !== undefined && markdown.slice(blocks[index].start, last.end) === part.markdown;
  };
  const matches = [];
  let part = 0;
  let block = 0;
  while (part < parts.length && block < blocks.length && isAt(parts[part], block)) {
    matches.push({ part: parts[part], block });
    block += parts[part].blocks;
    part += 1;
  }
  return [...matches, ...matchRest(parts.slice(part), blocks.length, block, isAt)];
};

/** The longest common sequence. */
const matchRest = (parts, count, from, isAt) => {
  const width = count - from + 1;
  if (parts.length === 0 || width <= 1 || parts.length * width > maxPairs) return [];
  const best = new Uint32Array((parts.length + 1) * width);
  for (let p = parts.length - 1; p >= 0; p -= 1)
    for (let b = width - 2; b >= 0; b -= 1) {
      const skipped = Math.max(best[(p + 1) * width + b], best[p * width + b + 1]);
      const taken = isAt(parts[p], from + b) ? 1 + best[(p + 1) * width + b + parts[p].blocks] : 0;
      best[p * width + b] = Math.max(skipped, taken);
    }
  const matches = [];
  for (let p = 0, b = 0; p < parts.length && b < width - 1;) {
    const value = best[p * width + b];
    const isTaken = isAt(parts[p], from + b) && value === 1 + best[(p + 1) * width + b + parts[p].blocks];
    if (isTaken) {
      matches.push({ part: parts[p], block: from + b });
      b += parts[p].blocks;
      p += 1;
    } else if (value === best[(p + 1) * width + b]) p += 1;
    else b += 1;
  }
  return matches;
};

const read = (markdown) => reader.runSync(reader.parse(markdown));

/** Parts that were edited, each with its blocks: a run of parts and blocks of the same number, else from both ends. */
const pairEdited = (parts, blocks) => {
  const isWhole = parts.reduce((sum, part) => sum + part.blocks, 0) === blocks.length;
  const pairs = [];
  const take = (list, fromEnd) => {
    let at = 0;
    for (const part of list) {
      const end = at + part.blocks;
      if (end > blocks.length) return;
      const own = fromEnd ? blocks.slice(blocks.length - end, blocks.length - at) : blocks.slice(at, end);
      pairs.push({ part, first: own[0], last: own.at(-1) });
      if (!isWhole) return;
      at = end;
    }
  };
  take(parts, false);
  if (!isWhole) take(parts.toReversed(), true);
  return pairs;
};

/** What a site writes beside words: attributes of tags, and those of blocks. */
const markup = /(?<=\s)[a-z][\w-]*="[^"<>]*"|(?<=<!-- wp:[\w/-]+ )\{[^<>]*\}/g;

const listLostMarkup = (source, rendered) => [
  ...new Set((source.match(markup) ?? []).filter((found) => !rendered.includes(found))),
];

/** The text between two unchanged parts: edited parts with what changed in them alone, the rest rendered. */
const restoreBetween = (markdown, parts, blocks, hasBlocks, onLoss) => {
  const pieces = [];
  let at = blocks[0]?.start ?? 0;
  const end = blocks.at(-1)?.end ?? at;
  const addRendered = (until) => {
    const text = markdown.slice(at, until).trim();
    if (text !== '') pieces.push(`${render(text, hasBlocks)}`);
  };
  for (const { part, first, last } of pairEdited(parts, blocks)) {
    if (first.start < at) continue;
    const text = markdown.slice(first.start, last.end);
    const edited = editPart(part, text, read);
    if (edited === null) {
      onLoss({ text, lost: listLostMarkup(part.source, render(text, hasBlocks)) });
      continue;
    }
    addRendered(first.start);
    pieces.push(edited);
    at = last.end;
  }
  addRendered(end);
  return pieces;
};

/**
 * The HTML of a text that came from a site: unchanged parts with exactly the characters they had, of edited ones all but
 * the words that changed; others rendered and sanitized.
 * @param {{ markdown: string, parts: { markdown: string, source: string, blocks: number }[] }} input
 */
export const restoreSource = (input) => restore(input, () => undefined);

/**
 * The edited parts of which more than words changed, so that they are rendered again, each with the markup of its site that
 * is lost by it.
 * @param {{ markdown: string, parts: { markdown: string, source: string, blocks: number }[] }} input
 */
export const listMarkupLosses = (input) => {
  const losses = [];
  restore(input, (loss) => {
    if (loss.lost.length > 0) losses.push(loss);
  });
  return losses;
};

const restore = ({ markdown, parts }, onLoss) => {
  const blocks = listBlocks(markdown);
  const hasBlocks = parts.some(({ source }) => source.includes('<!-- wp:'));
  const output = [];
  const add = (html) => {
    const before = output.at(-1);
    const isJoined = before === undefined || before.endsWith('\n') || html.startsWith('\n');
    if (html !== '' && !isJoined) output.push('\n\n');
    output.push(html);
  };
  let nextPart = 0;
  let nextBlock = 0;
  const addChanged = (partEnd, blockEnd) => {
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
