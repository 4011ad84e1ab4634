import type { Element, Root, Text } from 'hast';
import { diffIndices } from 'node-diff3';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { getPlace, type Place } from './positions.ts';
import { listHtmlTokens, listSourceTokens, listTokens, type Token } from './tokens.ts';

/** HTML within Markdown ends at a blank line. */
export const toHtmlBlock = (source: string): string => source.trim().replace(/\n[ \t\r]*(?=\n)/g, '');

const printer = unified().use(rehypeStringify, { closeSelfClosing: true });
const print = (node: Element | Text): string => printer.stringify({ type: 'root', children: [node] });

const hasSameKeys = (tokens: readonly Token[], others: readonly Token[]): boolean =>
  tokens.length === others.length && tokens.every(({ key }, index) => key === others[index]?.key);

const printToken = ({ key, value, node }: Token): string => {
  if (node) return print({ ...node, children: [] }).replace(/<\/[^>]+>$/, '');
  return key.trimStart().startsWith('</') ? `</${value}>` : print({ type: 'text', value });
};

interface TagEdit {
  token: Token;
  node: Element;
  next: Element;
}

/** Puts the attributes that changed into a tag and leaves the others as they are written; null: it lacks one. */
const editTag = (source: string, { token, node, next }: TagEdit): string | null => {
  const places = node.data?.position.properties ?? {};
  const edits: (Place & { text: string })[] = [];
  for (const [name, value] of Object.entries(next.properties)) {
    if (String(node.properties[name] ?? '') === String(value)) continue;
    const position = places[name];
    if (!position) return null;
    edits.push({ ...getPlace({ position }), text: `${name}="${escapeAttribute(value)}"` });
  }
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (tag, { start, end, text }) => tag.slice(0, start - token.at) + text + tag.slice(end - token.at),
      source.slice(token.at, token.end),
    );
};

const escapeAttribute = (value: unknown): string =>
  String(value).replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/** A tag whose attributes alone changed. */
const findTagEdit = (
  [token, ...removed]: readonly Token[],
  [next, ...added]: readonly Token[],
): TagEdit | null =>
  token?.node && next?.node && removed.length + added.length === 0 && token.node.tagName === next.node.tagName
    ? { token, node: token.node, next: next.node }
    : null;

type PrintOne = (token: Token) => string;

const printAdded = (added: readonly Token[], firstSpace: string | null, printOne: PrintOne): string =>
  added
    .map((token, index) => {
      const space = index === 0 && firstSpace !== null ? firstSpace : ' ';
      return `${token.hasSpace ? space : ''}${printOne(token)}`;
    })
    .join('');

/** Replaces tokens of the source; whatever stands between them stays. Null when an edit reaches beyond words. */
const applyEdits = (
  source: string,
  tokens: readonly Token[],
  next: readonly Token[],
  printOne: PrintOne,
): string | null => {
  const keys = (list: readonly Token[]) => list.map(({ key }) => key);
  const output: string[] = [];
  let at = 0;
  for (const {
    buffer1: [from, count],
    buffer2: [nextFrom, nextCount],
  } of diffIndices(keys(tokens), keys(next))) {
    const removed = tokens.slice(from, from + count);
    const added = next.slice(nextFrom, nextFrom + nextCount);
    const tagEdit = findTagEdit(removed, added);
    if (tagEdit) {
      const tag = editTag(source, tagEdit);
      if (tag === null) return null;
      output.push(source.slice(at, tagEdit.token.at), tag);
      at = tagEdit.token.end;
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

const editHtml = (source: string, before: string, after: string): string | null => {
  const tokens = listHtmlTokens(source);
  if (!hasSameKeys(tokens, listHtmlTokens(before))) return null;
  return applyEdits(source, tokens, listHtmlTokens(after), ({ value }) => value);
};

/**
 * The HTML of a part whose words changed: tags, attributes, comments and white space that nobody edited stay character
 * by character. Null when more than words changed. `read` turns Markdown into a tree.
 */
export const editPart = (
  { source, markdown }: { source: string; markdown: string },
  after: string,
  read: (markdown: string) => Root,
): string | null => {
  if (markdown.includes('<') && markdown === toHtmlBlock(source)) return editHtml(source, markdown, after);
  const tokens = listSourceTokens(source);
  if (!hasSameKeys(tokens, listTokens(read(markdown)))) return null;
  const next = listTokens(read(after));
  const edited = applyEdits(source, tokens, next, printToken);
  return edited !== null && hasSameKeys(listSourceTokens(edited), next) ? edited : null;
};
