import type { Node } from '@tiptap/pm/model';
import type { BlockContent, DefinitionContent, List, PhrasingContent, Table, TableCell } from 'mdast';
import { writeInlines } from './writeInlines.ts';

type Block = BlockContent | DefinitionContent;
type Definitions = ReadonlySet<string>;

/** Identifiers of the link targets that the document keeps. */
export const listDefinitions = (nodes: readonly Node[]): Set<string> => {
  const found = new Set<string>();
  const add = ({ type, attrs, children }: Node): void => {
    if (type.name === 'rawBlock' && typeof attrs.definition === 'string') found.add(attrs.definition);
    children.forEach(add);
  };
  nodes.forEach(add);
  return found;
};

const writeCell = (cell: Node, definitions: Definitions): TableCell => ({
  type: 'tableCell',
  children: cell.children.flatMap((line, index): PhrasingContent[] => [
    ...(index > 0 ? [{ type: 'html' as const, value: '<br>' }] : []),
    ...writeInlines(line, { isOneLine: true, definitions }),
  ]),
});

/** A cell over several columns comes first, with empty ones beside it: Markdown cannot merge them. */
const writeCells = (cell: Node, definitions: Definitions): TableCell[] => [
  writeCell(cell, definitions),
  ...Array.from({ length: Number(cell.attrs.colspan) - 1 }, (): TableCell => ({
    type: 'tableCell',
    children: [],
  })),
];

const alignments = ['left', 'right', 'center'] as const;

/** That of the first cell in the column that has one. */
const readAlignment = (table: Node, column: number) =>
  alignments.find(
    (align) =>
      table.children.find((row) => row.maybeChild(column)?.attrs.align)?.child(column).attrs.align === align,
  ) ?? null;

const writeTable = (table: Node, definitions: Definitions): Table => ({
  type: 'table',
  align: (table.firstChild?.children ?? []).map((_, column) => readAlignment(table, column)),
  children: table.children.map((row) => ({
    type: 'tableRow',
    children: row.children.flatMap((cell) => writeCells(cell, definitions)),
  })),
});

const writeList = (list: Node, definitions: Definitions): List => ({
  type: 'list',
  ordered: list.type.name === 'orderedList',
  start: list.type.name === 'orderedList' ? Number(list.attrs.start) : null,
  spread: list.attrs.spread === true,
  children: list.children.map((item) => ({
    type: 'listItem',
    spread: item.attrs.spread === true,
    checked: item.type.name === 'taskItem' ? item.attrs.checked === true : null,
    children: writeBlocks(item.children, definitions),
  })),
});

const writeBlock = (node: Node, definitions: Definitions): Block[] => {
  switch (node.type.name) {
    case 'paragraph': {
      const children = writeInlines(node, { isOneLine: false, definitions });
      return children.length > 0 ? [{ type: 'paragraph', children }] : [];
    }
    case 'heading': {
      const depth = ([1, 2, 3, 4, 5, 6] as const).find((level) => level === node.attrs.level) ?? 6;
      return [
        { type: 'heading', depth, children: writeInlines(node, { isOneLine: depth > 2, definitions }) },
      ];
    }
    case 'blockquote':
      return [{ type: 'blockquote', children: writeBlocks(node.children, definitions) }];
    case 'bulletList':
    case 'orderedList':
    case 'taskList':
      return [writeList(node, definitions)];
    case 'codeBlock': {
      const [lang, meta] = [node.attrs.language, node.attrs.meta] as (string | null)[];
      return [{ type: 'code', lang: lang ?? null, meta: meta ?? null, value: node.textContent }];
    }
    case 'horizontalRule':
      return [{ type: 'thematicBreak' }];
    case 'table':
      return [writeTable(node, definitions)];
    default:
      return [{ type: 'html', value: String(node.attrs.source) }];
  }
};

/** Blocks of the editor as Markdown's tree; empty paragraphs, which Markdown does not know, are left out. */
export const writeBlocks = (nodes: readonly Node[], definitions: Definitions): Block[] =>
  nodes.flatMap((node) => writeBlock(node, definitions));
