import type { Node } from '@tiptap/pm/model';
import { findKept, printNodes, type OpenedText } from './openedText.ts';
import { parseTree, printBlocks } from './tree.ts';
import { listDefinitions, writeBlocks } from './writeBlocks.ts';

type Definitions = ReadonlySet<string>;

interface Part {
  text: string;
  /** Place in the opened text; -1 when the block is new or has changed. */
  kept: number;
}

/** The sign before the items of a list: two lists in a row with the same one are one. */
const readListSign = (text: string): string | undefined =>
  /^(?:\d+([.)])|([-*+]))(?=\s|$)/.exec(text)?.slice(1).find(Boolean);

const printBlock = (node: Node, definitions: Definitions, before: string): string => {
  const blocks = writeBlocks([node], definitions);
  const text = printBlocks(blocks);
  const isJoined = blocks[0]?.type === 'list' && readListSign(text) === readListSign(before);
  return isJoined ? printBlocks(blocks, true) : text;
};

/**
 * Whether a block means the same after another one than it did after its own: its link targets exist, and it does not join
 * the one before.
 */
const isKeepable = (node: Node, source: string, definitions: Definitions, before: string): boolean => {
  if (before !== '' && node.type.name === 'codeBlock' && !/^[`~]{3}/.test(source)) return false;
  const sign = node.type.name.endsWith('List') ? readListSign(source) : undefined;
  if (sign !== undefined && sign === readListSign(before)) return false;
  let hasTargets = true;
  node.descendants(({ attrs, marks }) => {
    for (const { reference } of [attrs, ...marks.map((mark) => mark.attrs)])
      if (typeof reference === 'string' && !definitions.has(reference)) hasTargets = false;
  });
  return hasTargets;
};

const writeParts = (
  nodes: readonly Node[],
  { markdown, blocks }: OpenedText,
  places: readonly number[],
): Part[] => {
  const definitions = listDefinitions(nodes);
  const lineEnd = markdown.includes('\r\n') ? '\r\n' : '\n';
  const parts: Part[] = [];
  for (const [at, node] of nodes.entries()) {
    const place = places[at] ?? -1;
    const last = parts.at(-1) ?? { text: '', kept: -2 };
    const block = blocks[place];
    const source = block ? markdown.slice(block.start, block.end) : '';
    const before = last.kept === place - 1 ? '' : last.text;
    if (block && isKeepable(node, source, definitions, before)) parts.push({ text: source, kept: place });
    else {
      const text = printBlock(node, definitions, last.text).replaceAll('\n', lineEnd);
      if (text !== '') parts.push({ text, kept: -1 });
    }
  }
  return parts;
};

/** What may end a block of HTML whose end is missing. */
const listHtmlEnds = (html: string): string[] => {
  const tag = /^<(script|style|pre|textarea)\b/i.exec(html)?.[1];
  return tag ? [`</${tag}>`] : ['-->', '?>', ']]>', '>'];
};
const takesAll = (text: string): boolean => parseTree(`${text}\n\nText`).children.length === 1;

/** A last block without its end would take in what now follows it. */
const closeBlock = (text: string): string => {
  const [block] = parseTree(text).children;
  if ((block?.type !== 'code' && block?.type !== 'html') || !takesAll(text)) return text;
  if (block.type === 'code') return printBlocks([block]);
  return (
    listHtmlEnds(text)
      .map((end) => `${text}\n${end}`)
      .find((closed) => !takesAll(closed)) ?? text
  );
};

/** What stands after a block of the opened text: at least an empty line. */
const readGap = ({ markdown, blocks }: OpenedText, place: number, lineEnd: string): string => {
  const gap = markdown.slice(blocks[place]?.end, blocks[place + 1]?.start).replace(/[ \t]+$/, '');
  return blocks[place] && blocks[place + 1] && /\n[ \t]*\r?\n/.test(gap) ? gap : lineEnd + lineEnd;
};

const joinParts = (parts: readonly Part[], opened: OpenedText): string => {
  const { markdown, blocks } = opened;
  const lineEnd = markdown.includes('\r\n') ? '\r\n' : '\n';
  let text = '';
  for (const [at, part] of parts.entries()) {
    const last = parts[at - 1]?.kept ?? -1;
    const block = blocks[part.kept];
    if (block && part.kept === last + 1 && (at === 0 || last !== -1))
      text += markdown.slice(at === 0 ? 0 : blocks[last]?.end, block.start);
    else if (at > 0) text += readGap(opened, last === -1 ? part.kept - 1 : last, lineEnd);
    const isOpen = part.kept === blocks.length - 1 && at < parts.length - 1;
    text += isOpen ? closeBlock(part.text) : part.text;
  }
  return text + markdown.slice(blocks.at(-1)?.end ?? markdown.length);
};

/** A document as Markdown, all of it newly written. */
export const printDocument = (document: Node): string => printNodes(document.children);

/**
 * The editor's document as Markdown. Blocks of the opened text that have not changed are written as they were, byte for byte,
 * the whole text if none has.
 */
export const writeMarkdown = (document: Node, opened: OpenedText): string => {
  const nodes = document.children.filter(
    ({ type, childCount }) => type.name !== 'paragraph' || childCount > 0,
  );
  const places = findKept(nodes, opened);
  if (nodes.length === opened.blocks.length && places.every((place, at) => place === at))
    return opened.markdown;
  return joinParts(writeParts(nodes, opened, places), opened);
};
