import type { JSONContent } from '@tiptap/core';
import type { Code, List, ListItem, RootContent, Table } from 'mdast';
import { readInlines, type Definitions } from './readInlines.ts';
import { parseTree, printBlocks } from './tree.ts';

type BlockNode = RootContent;
const emptyParagraph: JSONContent = { type: 'paragraph' };

const createRaw = (node: BlockNode, what: string): JSONContent => ({
  type: 'rawBlock',
  attrs: {
    source: printBlocks([node]),
    what,
    definition: node.type === 'definition' ? node.identifier : null,
  },
});

const readCode = ({ lang, meta, value }: Code): JSONContent => ({
  type: 'codeBlock',
  attrs: { language: lang ?? null, meta: meta ?? null },
  ...(value !== '' && { content: [{ type: 'text', text: value }] }),
});

/** A task of GFM is an item that begins with a paragraph, in a list without numbers. */
const countTasks = ({ children }: List): number =>
  children.filter(({ checked }) => typeof checked === 'boolean').length;

const readItem = (item: ListItem, type: string, definitions: Definitions): JSONContent => ({
  type,
  attrs: { spread: item.spread === true, ...(type === 'taskItem' && { checked: item.checked === true }) },
  content: readChildren(item.children, definitions),
});

const readList = (list: List, definitions: Definitions): JSONContent => {
  const tasks = countTasks(list);
  if (tasks > 0 && (list.ordered || tasks < list.children.length))
    return createRaw(list, 'list with some check boxes');
  const [type, itemType] =
    tasks > 0 ? ['taskList', 'taskItem'] : [list.ordered ? 'orderedList' : 'bulletList', 'listItem'];
  return {
    type,
    attrs: { spread: list.spread === true, ...(list.ordered && { start: list.start ?? 1 }) },
    content: list.children.map((item) => readItem(item, itemType, definitions)),
  };
};

const readTable = (table: Table, definitions: Definitions): JSONContent => {
  const { children, align } = table;
  const columns = children[0]?.children.length ?? 0;
  // No reader sees those cells; in the editor they would be a column of their own.
  if (children.some((row) => row.children.length > columns))
    return createRaw(table, 'table with more cells than its head');
  return {
    type: 'table',
    content: children.map((row, rowIndex) => ({
      type: 'tableRow',
      content: Array.from({ length: columns }, (_, column) => ({
        type: rowIndex === 0 ? 'tableHeader' : 'tableCell',
        attrs: { align: align?.[column] ?? null },
        content: [
          { type: 'paragraph', content: readInlines(row.children[column]?.children ?? [], definitions) },
        ],
      })),
    })),
  };
};

const readBlock = (node: BlockNode, definitions: Definitions): JSONContent => {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', content: readInlines(node.children, definitions) };
    case 'heading':
      return {
        type: 'heading',
        attrs: { level: node.depth },
        content: readInlines(node.children, definitions),
      };
    case 'blockquote':
      return { type: 'blockquote', content: readChildren(node.children, definitions) };
    case 'list':
      return readList(node, definitions);
    case 'code':
      return readCode(node);
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    case 'table':
      return readTable(node, definitions);
    case 'definition':
      return createRaw(node, 'link target');
    case 'footnoteDefinition':
      return createRaw(node, 'footnote');
    case 'html':
      return createRaw(node, 'HTML');
    default:
      return createRaw(node, 'Markdown');
  }
};

const readChildren = (nodes: readonly BlockNode[], definitions: Definitions): JSONContent[] =>
  nodes.length > 0 ? nodes.map((node) => readBlock(node, definitions)) : [emptyParagraph];

const collectDefinitions = (
  nodes: readonly BlockNode[],
  found: Map<string, BlockNode & { type: 'definition' }>,
) => {
  for (const node of nodes)
    if (node.type === 'definition') {
      // The first of several with the same name counts.
      if (!found.has(node.identifier)) found.set(node.identifier, node);
    } else if ('children' in node) collectDefinitions(node.children, found);
  return found;
};

/** A block of the editor and the part of the text it stands for. */
export interface SourceBlock {
  content: JSONContent;
  start: number;
  end: number;
}

/** The blocks of a Markdown text; what the editor cannot show is a block of its own that keeps its source. */
export const readSourceBlocks = (markdown: string): SourceBlock[] => {
  const { children } = parseTree(markdown);
  const definitions = collectDefinitions(children, new Map());
  // The parser does not count a byte order mark.
  const shift = markdown.startsWith('\ufeff') ? 1 : 0;
  let last = 0;
  return children.map((node) => {
    let start = (node.position?.start.offset ?? 0) + shift;
    // A heading begins, for the parser, at the link target before it.
    if (start < last) start = last + (/^[\r\n]*/.exec(markdown.slice(last))?.[0].length ?? 0);
    last = (node.position?.end.offset ?? 0) + shift;
    return { content: readBlock(node, definitions), start, end: last };
  });
};

/** Markdown as a document of the editor. */
export const readMarkdown = (markdown: string): JSONContent => {
  const blocks = readSourceBlocks(markdown);
  return {
    type: 'doc',
    content: blocks.length > 0 ? blocks.map(({ content }) => content) : [emptyParagraph],
  };
};
