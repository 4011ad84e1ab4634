// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import { toMarkdown } from './convertPart.mjs';
import { toHtmlBlock } from './editPart.mjs';
import { listBlocks } from './positions.mjs';
import { restoreSource } from './restoreSource.mjs';
import { splitBlocks } from './splitBlocks.mjs';
import { splitHtml } from './splitHtml.mjs';

/** More parts than this are kept as one piece of HTML: each is parsed by itself. */
const maxParts = 2_000;

const stripComments = (html) => html.replace(/<!--[^]*?-->/g, '');
const toParagraph = (text) => `<p>${text.trim().replace(/\r?\n/g, '<br>\n')}</p>`;

/** A line that WordPress replaces by what a plugin makes of it. */
const shortcode = /^\s*\[[a-z][\w-]+(\s[^\]]*)?\]\s*$/i;

/** A text without elements around it is a paragraph, unless the block editor wrote the post. */
const splitFreeform = (text, hasBlocks) =>
  splitHtml(text).map(({ source, isText }) => {
    if (isText && shortcode.test(source)) return { source, html: null, name: 'shortcode' };
    const html = isText && !hasBlocks ? toParagraph(source) : source;
    return { source, html: isText && hasBlocks ? null : html, name: 'HTML' };
  });

/** A part of white space belongs to the part before it. */
const joinSpace = (parts) => {
  const joined = [];
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

const splitSource = (source) => {
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

const keepHtml = ({ source, name }) => ({ source, name, markdown: toHtmlBlock(source), isHtml: true });

const convertPart = (part, isAlternate) => {
  const markdown = part.html === null ? null : toMarkdown(part.html, isAlternate);
  return markdown ? { source: part.source, name: part.name, markdown, isHtml: false } : keepHtml(part);
};

/** The blocks that each part has in the whole text; null at the first part that Markdown joins with another. */
const locate = (parts) => {
  const blocks = listBlocks(parts.map(({ markdown }) => markdown).join('\n\n'));
  let offset = 0;
  let at = 0;
  const counts = [];
  for (const { markdown } of parts) {
    const first = at;
    const end = offset + markdown.length;
    if (blocks[first]?.start !== offset) return { failed: counts.length };
    while (at < blocks.length && blocks[at].end < end) at += 1;
    if (blocks[at]?.end !== end) return { failed: counts.length };
    at += 1;
    counts.push(at - first);
    offset = end + 2;
  }
  return { counts };
};

const arrange = (given) => {
  const parts = given.map((part) => convertPart(part, false));
  const retried = new Map();
  for (let round = 0; round <= 2 * given.length; round += 1) {
    const { counts, failed } = locate(parts);
    if (counts) return parts.map((part, index) => ({ ...part, blocks: counts[index] }));
    // Two lists that became one fail at the first of them.
    const index = [failed + 1, failed].find(
      (candidate) => (retried.get(candidate) ?? 0) < 2 && given[candidate],
    );
    if (index === undefined) return null;
    const tries = (retried.get(index) ?? 0) + 1;
    retried.set(index, tries);
    parts[index] = tries === 1 ? convertPart(given[index], true) : keepHtml(given[index]);
  }
  return null;
};

const countKept = (parts) => {
  const counts = new Map();
  for (const { isHtml, name } of parts) if (isHtml) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
};

const toResult = (parts) => ({
  markdown: parts.map(({ markdown }) => markdown).join('\n\n'),
  parts: parts.map(({ markdown, source, blocks }) => ({ markdown, source, blocks })),
  kept: countKept(parts),
});

/**
 * HTML of a post → Markdown whose parts know the HTML they came from. What Markdown cannot say stays HTML and is listed.
 * @param {string} source
 */
export const convertArchive = (source) => {
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
