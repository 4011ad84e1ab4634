import type { JSONContent } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { readSourceBlocks } from './readMarkdown.ts';
import { printBlocks } from './tree.ts';
import { listDefinitions, writeBlocks } from './writeBlocks.ts';

export interface OpenedBlock {
  node: Node;
  /** Where the text has it. */
  start: number;
  end: number;
}

/** A text that was opened, and what the editor made of its blocks. */
export interface OpenedText {
  markdown: string;
  blocks: readonly OpenedBlock[];
}

const readBlocks = (schema: Schema, markdown: string): OpenedBlock[] =>
  readSourceBlocks(markdown).map(({ content, ...place }) => ({
    node: schema.nodeFromJSON(content),
    ...place,
  }));

export const printNodes = (nodes: readonly Node[]): string =>
  printBlocks(writeBlocks(nodes, listDefinitions(nodes)));

/** Whether the editor could write the blocks so that they are read as the same again. */
const isWritable = (schema: Schema, nodes: readonly Node[]): boolean => {
  const again = readBlocks(schema, printNodes(nodes));
  return again.length === nodes.length && again.every(({ node }, at) => nodes[at]?.eq(node));
};

/** Opens a text. A block that would not survive being written is one that the editor keeps as it is. */
export const openText = (schema: Schema, markdown: string): OpenedText => {
  const blocks = readBlocks(schema, markdown);
  const nodes = blocks.map(({ node }) => node);
  if (isWritable(schema, nodes)) return { markdown, blocks };
  const targets = nodes.filter(({ attrs }) => typeof attrs.definition === 'string');
  const keep = (block: OpenedBlock): OpenedBlock => {
    const source = markdown.slice(block.start, block.end);
    return { ...block, node: schema.node('rawBlock', { source, what: 'Markdown' }) };
  };
  return {
    markdown,
    blocks: blocks.map((block) =>
      targets.includes(block.node) || isWritable(schema, [block.node, ...targets]) ? block : keep(block),
    ),
  };
};

/** The opened text as content of the editor, which is never without a block. */
export const createContent = ({ blocks }: OpenedText): JSONContent => ({
  type: 'doc',
  content:
    blocks.length > 0 ? blocks.map(({ node }) => node.toJSON() as JSONContent) : [{ type: 'paragraph' }],
});

/** The places in the opened text of blocks that have not changed since; -1 for the others. */
export const findKept = (nodes: readonly Node[], { blocks }: OpenedText): number[] => {
  let next = 0;
  return nodes.map((node) => {
    const ahead = blocks.findIndex((block, at) => at >= next && block.node.eq(node));
    const found = ahead === -1 ? blocks.findIndex((block) => block.node.eq(node)) : ahead;
    if (found !== -1) next = found + 1;
    return found;
  });
};
