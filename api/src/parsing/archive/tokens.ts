import type { Element, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { getMeaning, isBlock, synonyms } from './canonical.ts';

/** A word, or the start or the end of an element. */
export interface Token {
  /** The same for tokens that mean the same. */
  key: string;
  /** The word, or the tag's name. */
  value: string;
  /** Structure that an edit of words must leave alone. */
  isBlock: boolean;
  /** White space stands before it. */
  hasSpace: boolean;
  /** Where its characters begin in the source, white space before it included. */
  start: number;
  /** Where they begin without white space. */
  at: number;
  end: number;
  /** The element that it starts. */
  node?: Element;
}

interface Context {
  /** Null: the tree was made from Markdown, and its places mean nothing. */
  source: string | null;
  isPre?: boolean;
  hasBreaks?: boolean;
}

const parser = unified().use(rehypeParse, { fragment: true, verbose: true });

/** Elements of a source that its Markdown may leave out or add without a difference for readers. */
const transparent = new Set(['p', 'figure', 'figcaption', 'tbody']);
const structural = new Set(['br', 'hr', 'td', 'th']);
const isStructural = (node: Element): boolean => isBlock(node) || structural.has(node.tagName);

const decode = (text: string): string =>
  text.includes('&')
    ? parser
        .parse(text)
        .children.map((node) => ('value' in node ? node.value : ''))
        .join('')
    : text;

/** White space at the edges of a block is not shown. */
class TokenList {
  readonly tokens: Token[] = [];
  private spaceFrom: number | null = null;
  private isAtEdge = true;

  add(token: Pick<Token, 'key' | 'value' | 'at' | 'end' | 'node'>, isBlockToken: boolean): void {
    const spaceFrom = isBlockToken || this.isAtEdge ? null : this.spaceFrom;
    const hasSpace = spaceFrom !== null;
    const start = spaceFrom ?? token.at;
    this.tokens.push({
      ...token,
      hasSpace,
      start,
      isBlock: isBlockToken,
      key: `${hasSpace ? ' ' : ''}${token.key}`,
    });
    this.spaceFrom = null;
    this.isAtEdge = isBlockToken;
  }

  /** A boundary that is no token: white space beside it is not shown, either. */
  addEdge(): void {
    this.spaceFrom = null;
    this.isAtEdge = true;
  }

  addText(raw: string, from: number, { source, isPre = false, hasBreaks = false }: Context): void {
    const pattern = isPre ? /\s*\S+/g : hasBreaks ? /\n|[ \t\r]+|[^ \t\r\n]+/g : /[ \t\r\n]+|[^ \t\r\n]+/g;
    for (const { 0: text, index } of raw.matchAll(pattern)) {
      const at = from + index;
      const end = at + text.length;
      if (hasBreaks && text === '\n') this.add({ key: '<br', value: 'br', at, end }, true);
      else if (!isPre && text.trim() === '' && !text.includes('\u00a0')) this.spaceFrom ??= at;
      else {
        const value = source === null ? text : decode(text);
        this.add({ key: value, value, at, end }, false);
      }
    }
  }
}

const getTagKey = (node: Element): string => {
  const language = node.tagName === 'code' ? (node.properties.className ?? []) : [];
  return JSON.stringify([Object.entries(getMeaning(node)).sort(), language]);
};

const walk = (list: TokenList, node: RootContent, context: Context): void => {
  if (node.type === 'text') {
    const start = node.position?.start.offset;
    if (context.source === null) list.addText(node.value, 0, context);
    else if (start !== undefined)
      list.addText(context.source.slice(start, node.position?.end.offset), start, context);
    return;
  }
  if (node.type !== 'element') return;
  const name = synonyms[node.tagName] ?? node.tagName;
  const inner = { ...context, hasBreaks: false, isPre: context.isPre === true || name === 'pre' };
  if (transparent.has(name)) {
    list.addEdge();
    node.children.forEach((child) => walk(list, child, inner));
    list.addEdge();
    return;
  }
  const { opening, closing } = node.data?.position ?? {};
  const isBlockToken = isStructural(node);
  const open = opening ?? node.position;
  list.add(
    {
      key: `<${name}${getTagKey(node)}`,
      value: name,
      node,
      at: open?.start.offset ?? 0,
      end: open?.end.offset ?? 0,
    },
    isBlockToken,
  );
  node.children.forEach((child) => walk(list, child, inner));
  if (['img', 'br', 'hr'].includes(name)) return;
  const at = closing?.start.offset ?? node.position?.end.offset ?? 0;
  list.add({ key: `</${name}`, value: name, at, end: closing?.end.offset ?? at }, isBlockToken);
};

/** The tokens of a tree. */
export const listTokens = (tree: Root): Token[] => {
  const list = new TokenList();
  tree.children.forEach((node) => walk(list, node, { source: null }));
  return list.tokens;
};

/** The tokens of HTML, with their places. A line break in a text without elements around it is one for readers. */
export const listSourceTokens = (source: string): Token[] => {
  const list = new TokenList();
  const tree = parser.parse(source);
  const hasBreaks = tree.children.some((node) => node.type === 'text' && node.value.trim() !== '');
  const trimmed = source.trimEnd();
  tree.children.forEach((node) => walk(list, node, { source: hasBreaks ? trimmed : source, hasBreaks }));
  return list.tokens;
};

/** The tokens of HTML that people edit as it is: words, tags and comments. */
export const listHtmlTokens = (html: string): Token[] => {
  const tokens: Token[] = [];
  let spaceFrom: number | null = null;
  for (const { 0: text, index } of html.matchAll(/<!--[^]*?-->|<[^>]*>|\s+|[^\s<]+|</g)) {
    const isSpace = text.trim() === '';
    if (isSpace) spaceFrom = index;
    else {
      const hasSpace = spaceFrom !== null && tokens.length > 0;
      const token = { value: text, at: index, end: index + text.length, start: spaceFrom ?? index };
      tokens.push({
        ...token,
        hasSpace,
        isBlock: text.startsWith('<'),
        key: `${hasSpace ? ' ' : ''}${text}`,
      });
      spaceFrom = null;
    }
  }
  return tokens;
};
