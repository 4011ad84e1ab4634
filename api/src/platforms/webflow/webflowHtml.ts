import type { Element, ElementContent, Root, RootContent } from 'hast';
import { printTree, toTree } from '../../markdown/html.ts';

type Content = RootContent | ElementContent;

const element = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const isElement = (node: Content): node is Element => node.type === 'element';
const lineBreak = (): Element => element('br', []);
const wordsOf = (node: Content): string => {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(wordsOf).join('') : '';
};

/** Leading spaces would be folded into one. */
const indented = (line: string): string => line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length));

/** Webflow empties code blocks, so code goes as the lines of a paragraph. */
const asLines = (code: Element): Element => {
  const lines = wordsOf(code).replace(/\n$/, '').split('\n');
  return element(
    'p',
    lines.flatMap((line, index): ElementContent[] => [
      ...(index > 0 ? [lineBreak()] : []),
      { type: 'text', value: indented(line) },
    ]),
  );
};

const rowsOf = (table: Element): Element[] =>
  table.children
    .filter(isElement)
    .flatMap((part) => part.children.filter(isElement))
    .filter(({ tagName }) => tagName === 'tr');
const cellsOf = (row: Element): Element[] => row.children.filter(isElement);

/** Rich text has no tables: each row becomes an item that names its columns. */
const asList = (table: Element): Element => {
  const [head, ...rows] = rowsOf(table);
  const names = head ? cellsOf(head).map(wordsOf) : [];
  const items = rows.map((row) =>
    element(
      'li',
      cellsOf(row).flatMap((cell, index): ElementContent[] => [
        ...(index > 0 ? [lineBreak()] : []),
        element('strong', [{ type: 'text', value: `${names[index] ?? ''}: ` }]),
        ...cell.children,
      ]),
    ),
  );
  return element('ul', items);
};

const adapted = <N extends Content>(node: N): N | Element => {
  if (!isElement(node)) return node;
  if (node.tagName === 'pre') return asLines(node);
  if (node.tagName === 'table') return asList(node);
  return { ...node, children: node.children.map((child) => adapted(child)) };
};

/** Markdown as the HTML that a Webflow rich-text field keeps. */
export const webflowHtml = (markdown: string): string => {
  const tree: Root = toTree(markdown);
  return printTree({ ...tree, children: tree.children.map((child) => adapted(child)) });
};
