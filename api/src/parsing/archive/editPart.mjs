// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import { diffIndices } from 'node-diff3';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { listHtmlTokens, listSourceTokens, listTokens } from './tokens.mjs';

/** HTML within Markdown ends at a blank line. */
export const toHtmlBlock = (source) => source.trim().replace(/\n[ \t\r]*(?=\n)/g, '');

const printer = unified().use(rehypeStringify, { closeSelfClosing: true });
const print = (node) => printer.stringify({ type: 'root', children: [node] });

const hasSameKeys = (tokens, others) =>
  tokens.length === others.length && tokens.every(({ key }, index) => key === others[index].key);

const printToken = ({ key, value, node }) => {
  if (node) return print({ ...node, children: [] }).replace(/<\/[^>]+>$/, '');
  return key.trimStart().startsWith('</') ? `</${value}>` : print({ type: 'text', value });
};

/** Puts the attributes that changed into a tag and leaves the others as they are written; null: it lacks one. */
const editTag = (source, token, next) => {
  const places = token.node?.data?.position?.properties ?? {};
  const edits = [];
  for (const [name, value] of Object.entries(next.node.properties)) {
    if (String(token.node.properties[name] ?? '') === String(value)) continue;
    const place = places[name];
    if (!place) return null;
    edits.push({
      start: place.start.offset,
      end: place.end.offset,
      text: `${name}="${escapeAttribute(value)}"`,
    });
  }
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (tag, { start, end, text }) => tag.slice(0, start - token.at) + text + tag.slice(end - token.at),
      source.slice(token.at, token.end),
    );
};

const escapeAttribute = (value) => String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** A tag whose attributes alone changed. */
const isSameTag = (removed, added) =>
  removed.length === 1 &&
  added.length === 1 &&
  removed[0].node &&
  added[0].node?.tagName === removed[0].node.tagName;

const printAdded = (added, firstSpace, printOne) =>
  added
    .map((token, index) => {
      const space = index === 0 && firstSpace !== null ? firstSpace : ' ';
      return `${token.hasSpace ? space : ''}${printOne(token)}`;
    })
    .join('');

/** Replaces tokens of the source; whatever stands between them stays. Null when an edit reaches beyond words. */
const applyEdits = (source, tokens, next, printOne) => {
  const keys = (list) => list.map(({ key }) => key);
  const output = [];
  let at = 0;
  for (const {
    buffer1: [from, count],
    buffer2: [nextFrom, nextCount],
  } of diffIndices(keys(tokens), keys(next))) {
    const removed = tokens.slice(from, from + count);
    const added = next.slice(nextFrom, nextFrom + nextCount);
    if (isSameTag(removed, added)) {
      const tag = editTag(source, removed[0], added[0]);
      if (tag === null) return null;
      output.push(source.slice(at, removed[0].at), tag);
      at = removed[0].end;
      continue;
    }
    if ([...removed, ...added].some((token) => token.isBlock)) return null;
    const [first] = removed;
    const place = first ? first.start : (tokens[from - 1]?.end ?? tokens[0]?.start ?? 0);
    const firstSpace = first?.hasSpace ? source.slice(first.start, first.at) : null;
    output.push(source.slice(at, place), printAdded(added, firstSpace, printOne));
    at = place;
    for (const token of removed) {
      output.push(source.slice(at, token.start));
      at = token.end;
    }
  }
  return [...output, source.slice(at)].join('');
};

const editHtml = (source, before, after) => {
  const tokens = listHtmlTokens(source);
  if (!hasSameKeys(tokens, listHtmlTokens(before))) return null;
  return applyEdits(source, tokens, listHtmlTokens(after), ({ value }) => value);
};

/**
 * The HTML of a part whose words changed: tags, attributes, comments and white space that nobody edited stay character
 * by character. Null when more than words changed. `read` turns Markdown into a tree.
 */
export const editPart = ({ source, markdown }, after, read) => {
  if (markdown.includes('<') && markdown === toHtmlBlock(source)) return editHtml(source, markdown, after);
  const tokens = listSourceTokens(source);
  if (!hasSameKeys(tokens, listTokens(read(markdown)))) return null;
  const next = listTokens(read(after));
  const edited = applyEdits(source, tokens, next, printToken);
  return edited !== null && hasSameKeys(listSourceTokens(edited), next) ? edited : null;
};
