// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import rehypeParse from 'rehype-parse';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';

const parser = unified().use(rehypeParse, { fragment: true });
const printer = unified().use(rehypeStringify, { closeSelfClosing: true });

/** HTML without a document around it → hast. */
export const parseFragment = (html) => parser.parse(html);

const blocks = new Set(
  'blockquote dd div dl dt figure figcaption h1 h2 h3 h4 h5 h6 hr li ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
export const synonyms = { b: 'strong', i: 'em', strike: 'del', s: 'del' };
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

export const getMeaning = (node) => {
  const properties = {};
  for (const [name, value] of Object.entries(node.properties ?? {})) {
    if (keptAttributes.has(name) && value !== '' && value !== null && value !== undefined)
      properties[name] = value;
    if (name === 'alt' && value === '') properties.alt = '';
    const rel = Array.isArray(value) ? value.filter((word) => /^(nofollow|sponsored|ugc)$/i.test(word)) : [];
    if (name === 'rel' && rel.length > 0) properties.rel = rel;
  }
  return properties;
};

const getLanguage = (node) =>
  (Array.isArray(node.properties?.className) ? node.properties.className : []).filter((name) =>
    String(name).startsWith('language-'),
  );

export const isBlock = (node) => node?.type === 'element' && blocks.has(node.tagName);
const isBlank = (node) => node.type === 'text' && /^[ \t\r\n]*$/.test(node.value);

/** White space beside block elements and at the edges of a block is not shown. */
const trimChildren = (children, isInBlock) => {
  const joined = [];
  for (const node of children) {
    const before = joined.at(-1);
    if (node.type === 'text' && before?.type === 'text') before.value += node.value;
    else joined.push(node);
  }
  const shown = joined
    .map((node, index) => {
      if (node.type !== 'text') return node;
      let value = node.value.replace(/[ \t\r\n]+/g, ' ');
      const before = joined[index - 1];
      const after = joined[index + 1];
      if ((!before && isInBlock) || isBlock(before) || before?.tagName === 'br') value = value.trimStart();
      if ((!after && isInBlock) || isBlock(after) || after?.tagName === 'br') value = value.replace(/ $/, '');
      return { type: 'text', value };
    })
    .filter((node) => node.type !== 'text' || node.value !== '');
  return shown;
};

const unwrapFigure = (node) => {
  const inside = node.children.filter((child) => !isBlank(child));
  const [only] = inside;
  return node.tagName === 'figure' && inside.length === 1 && ['img', 'table', 'a'].includes(only.tagName)
    ? only.tagName === 'table'
      ? only
      : { type: 'element', tagName: 'p', properties: {}, children: [only] }
    : node;
};

/** A list item with one paragraph shows the same as one with its text. */
const unwrapItem = (children) =>
  children.flatMap((child) => (child.tagName === 'p' ? child.children : [child]));

const simplify = (node, isPre) => {
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

const trimLastNewline = (children) => {
  const last = children.at(-1);
  if (last?.tagName === 'code')
    return [...children.slice(0, -1), { ...last, children: trimLastNewline(last.children) }];
  return last?.type === 'text'
    ? [...children.slice(0, -1), { type: 'text', value: last.value.replace(/\n+$/, '') }]
    : children;
};

/** Every attribute in one order, so that two trees can be compared as text. */
const sortProperties = (node) => {
  if (node.properties)
    node.properties = Object.fromEntries(
      Object.entries(node.properties).sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  node.children?.forEach(sortProperties);
  return node;
};

/** What a reader and a search engine get: without comments, classes, styles and invisible white space. */
export const toCanonical = (tree) => {
  const children = trimChildren(
    tree.children.flatMap((node) => simplify(node, false)),
    true,
  );
  return printer.stringify(sortProperties({ type: 'root', children }));
};
