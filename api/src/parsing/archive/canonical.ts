import type { Element, ElementContent, Properties, Root, RootContent, Text } from 'hast';
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true });
const printer = unified().use(rehypeStringify, { closeSelfClosing: true });

/** HTML without a document around it → hast. */
export const parseFragment = (html: string): Root => parser.parse(html);

const blocks = new Set(
  'blockquote dd div dl dt figure figcaption h1 h2 h3 h4 h5 h6 hr li ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
export const synonyms: Partial<Record<string, string>> = { b: 'strong', i: 'em', strike: 'del', s: 'del' };
/** Attributes that mean something to readers and search engines. */
const keptAttributes = new Set([
  'href',
  'src',
  'alt',
  'title',
  'colSpan',
  'rowSpan',
  'start',
  'align',
  'checked',
  'lang',
  'dir',
]);

export const getMeaning = (node: Element): Properties => {
  const properties: Properties = {};
  for (const [name, value] of Object.entries(node.properties)) {
    if (keptAttributes.has(name) && value !== '' && value !== null && value !== undefined)
      properties[name] = value;
    if (name === 'alt' && value === '') properties.alt = '';
    const rel = Array.isArray(value)
      ? value.map(String).filter((word) => /^(nofollow|sponsored|ugc)$/i.test(word))
      : [];
    if (name === 'rel' && rel.length > 0) properties.rel = rel;
  }
  return properties;
};

const getLanguage = ({ properties: { className } }: Element): string[] =>
  (Array.isArray(className) ? className : []).map(String).filter((name) => name.startsWith('language-'));

/** What a reader sees of a tree: elements and texts. */
type Shown = Element | Text;

export const isBlock = (node: RootContent | undefined): boolean =>
  node?.type === 'element' && blocks.has(node.tagName);
const isBlank = (node: ElementContent): boolean => node.type === 'text' && /^[ \t\r\n]*$/.test(node.value);

/** White space beside block elements and at the edges of a block is not shown. */
const isElement = (node: ElementContent | undefined, tagName: string): node is Element =>
  node?.type === 'element' && node.tagName === tagName;

const trimChildren = (children: readonly Shown[], isInBlock: boolean): Shown[] => {
  const joined: Shown[] = [];
  for (const node of children) {
    const before = joined.at(-1);
    if (node.type === 'text' && before?.type === 'text') before.value += node.value;
    else joined.push(node);
  }
  const shown = joined
    .map((node, index): Shown => {
      if (node.type !== 'text') return node;
      let value = node.value.replace(/[ \t\r\n]+/g, ' ');
      const before = joined[index - 1];
      const after = joined[index + 1];
      if ((!before && isInBlock) || isBlock(before) || isElement(before, 'br')) value = value.trimStart();
      if ((!after && isInBlock) || isBlock(after) || isElement(after, 'br')) value = value.replace(/ $/, '');
      return { type: 'text', value };
    })
    .filter((node) => node.type !== 'text' || node.value !== '');
  return shown;
};

const unwrapFigure = (node: Element): Element => {
  const [only, ...others] = node.children.filter((child) => !isBlank(child));
  if (node.tagName !== 'figure' || only?.type !== 'element' || others.length > 0) return node;
  if (only.tagName === 'table') return only;
  return ['img', 'a'].includes(only.tagName)
    ? { type: 'element', tagName: 'p', properties: {}, children: [only] }
    : node;
};

/** A list item with one paragraph shows the same as one with its text. */
const unwrapItem = (children: readonly Shown[]): Shown[] =>
  children.flatMap((child) => (isElement(child, 'p') ? child.children.filter(isShown) : [child]));

const isShown = (node: RootContent): node is Shown => node.type === 'element' || node.type === 'text';

const simplify = (node: RootContent, isPre: boolean): Shown[] => {
  if (node.type === 'text') return [{ type: 'text', value: node.value }];
  if (node.type !== 'element') return [];
  const shown = unwrapFigure(node);
  const tagName = synonyms[shown.tagName] ?? shown.tagName;
  const inPre = isPre || tagName === 'pre';
  let children = shown.children.flatMap((child) => simplify(child, inPre));
  if (!inPre) children = trimChildren(children, blocks.has(tagName));
  if (tagName === 'li') children = trimChildren(unwrapItem(children), true);
  if (tagName === 'pre') children = trimLastNewline(children);
  if (tagName === 'p' && children.length === 0) return [];
  const language = tagName === 'code' ? getLanguage(shown) : [];
  const properties = { ...getMeaning(shown), ...(language.length > 0 && { className: language }) };
  return [{ type: 'element', tagName, properties, children }];
};

const trimLastNewline = (children: readonly Shown[]): Shown[] => {
  const last = children.at(-1);
  if (isElement(last, 'code'))
    return [...children.slice(0, -1), { ...last, children: trimLastNewline(last.children.filter(isShown)) }];
  return last?.type === 'text'
    ? [...children.slice(0, -1), { type: 'text', value: last.value.replace(/\n+$/, '') }]
    : [...children];
};

/** Every attribute in one order, so that two trees can be compared as text. */
const sortProperties = (nodes: readonly RootContent[]): void => {
  for (const node of nodes) {
    if (node.type !== 'element') continue;
    node.properties = Object.fromEntries(
      Object.entries(node.properties).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
    sortProperties(node.children);
  }
};

/** What a reader and a search engine get: without comments, classes, styles and invisible white space. */
export const toCanonical = (tree: Root): string => {
  const children = trimChildren(
    tree.children.flatMap((node) => simplify(node, false)),
    true,
  );
  sortProperties(children);
  return printer.stringify({ type: 'root', children });
};
