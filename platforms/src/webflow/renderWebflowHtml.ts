import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { HtmlTools } from '../port/platform.ts';

type Content = RootContent | ElementContent;

const createElement = (tagName: string, children: ElementContent[]): Element => ({
  type: 'element',
  tagName,
  properties: {},
  children,
});
const isElement = (node: Content): node is Element => node.type === 'element';
const createLineBreak = (): Element => createElement('br', []);
const getText = (node: Content): string => {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(getText).join('') : '';
};

/** HTML collapses leading spaces, so they become non-breaking spaces. */
const preserveIndent = (line: string): string =>
  line.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length));

/** Webflow empties code blocks, so code becomes the lines of a paragraph. */
const convertCode = (code: Element): Element => {
  const lines = getText(code).replace(/\n$/, '').split('\n');
  return createElement(
    'p',
    lines.flatMap((line, index): ElementContent[] => [
      ...(index > 0 ? [createLineBreak()] : []),
      { type: 'text', value: preserveIndent(line) },
    ]),
  );
};

const listRows = (table: Element): Element[] =>
  table.children
    .filter(isElement)
    .flatMap((part) => part.children.filter(isElement))
    .filter(({ tagName }) => tagName === 'tr');
const listCells = (row: Element): Element[] => row.children.filter(isElement);

/** Webflow rich text has no tables: each row becomes a list item with its column names. */
const convertTable = (table: Element): Element => {
  const [head, ...rows] = listRows(table);
  const names = head ? listCells(head).map(getText) : [];
  const items = rows.map((row) =>
    createElement(
      'li',
      listCells(row).flatMap((cell, index): ElementContent[] => [
        ...(index > 0 ? [createLineBreak()] : []),
        createElement('strong', [{ type: 'text', value: `${names[index] ?? ''}: ` }]),
        ...cell.children,
      ]),
    ),
  );
  return createElement('ul', items);
};

const convertNode = <N extends Content>(node: N): N | Element => {
  if (!isElement(node)) return node;
  if (node.tagName === 'pre') return convertCode(node);
  if (node.tagName === 'table') return convertTable(node);
  return { ...node, children: node.children.map((child) => convertNode(child)) };
};

/** Renders Markdown as HTML that a Webflow rich text field supports. */
export const renderWebflowHtml = async (html: HtmlTools, markdown: string): Promise<string> => {
  const tree: Root = await html.parseMarkdown(markdown);
  return html.printTree({ ...tree, children: tree.children.map((child) => convertNode(child)) });
};
