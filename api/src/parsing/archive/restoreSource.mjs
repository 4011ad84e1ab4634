// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { createRenderer } from '../grammar.mjs';
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

/**
 * The HTML of a text that came from a site: unchanged parts with exactly the characters they had, the others rendered
 * anew and sanitized.
 * @param {{ markdown: string, parts: { markdown: string, source: string, blocks: number }[] }} input
 */
export const restoreSource = ({ markdown, parts }) => {
  const blocks = listBlocks(markdown);
  const hasBlocks = parts.some(({ source }) => source.includes('<!-- wp:'));
  const output = [];
  const add = (html) => {
    const before = output.at(-1);
    if (before !== undefined && html !== '' && !before.endsWith('\n')) output.push('\n\n');
    output.push(html);
  };
  let at = 0;
  const addChanged = (end) => {
    const changed = markdown.slice(at, end).trim();
    if (changed !== '') add(`${render(changed, hasBlocks)}${end < markdown.length ? '\n\n' : ''}`);
  };
  for (const { part, block } of matchParts(markdown, blocks, parts)) {
    const { start } = blocks[block];
    const isChanged = markdown.slice(at, start).trim() !== '';
    addChanged(start);
    // Parts that stood side by side keep exactly what was between them.
    if (isChanged || output.length === 0) output.push(part.source);
    else output.push(part.source);
    at = blocks[block + part.blocks - 1].end;
  }
  addChanged(markdown.length);
  return output.join('');
};
