import { getPlace } from '../archive/positions.ts';
import { createParser } from '../grammar.ts';

/** A piece of plain text in which a link can stand. */
export interface Passage {
  /** As it stands in the Markdown. */
  text: string;
  /** Its offset in the Markdown. */
  start: number;
  /** Number of the paragraph or list item. */
  paragraph: number;
}

const parser = createParser();
type Tree = ReturnType<typeof parser.parse>;
type Node = Tree['children'][number];
type Parent = Extract<Tree | Node, { children: unknown }>;
/** What may contain a passage. Headings, quotes, tables, code, links, images and HTML do not. */
const containers = new Set(['root', 'list', 'listItem']);
const inline = new Set(['emphasis', 'strong', 'delete']);
const opening = /^<([a-z][a-z0-9-]*)(?:\s[^]*)?[^/]?>$/i;
const voidElements = new Set(['br', 'hr', 'img', 'input', 'wbr']);
const unlinkable = /&#?\w{1,40};|\\.|\[[^\][\n]*\]|\{\{[^{}\n]*\}\}|\n/g;
/** Replaces character references, escapes, shortcodes and templates by as many characters that are in no word. */
const mask = (text: string): string => text.replace(unlinkable, (found) => '\u0000'.repeat(found.length));

const isClosing = (html: string): boolean => html.startsWith('</');
const isOpening = (html: string): boolean => {
  const name = opening.exec(html)?.[1];
  return name !== undefined && !voidElements.has(name.toLowerCase()) && !html.endsWith('/>');
};

const readInline = (node: Parent, state: { depth: number; add: (place: Node) => void }): void => {
  for (const child of node.children) {
    if (child.type === 'html') state.depth += isOpening(child.value) ? 1 : isClosing(child.value) ? -1 : 0;
    else if ('children' in child && inline.has(child.type)) readInline(child, state);
    else if (child.type === 'text' && state.depth <= 0) state.add(child);
  }
};

/** Reads the passages and the targets of all links. */
export const readPassages = (markdown: string): { passages: Passage[]; urls: string[] } => {
  const passages: Passage[] = [];
  const urls: string[] = [];
  let paragraph = 0;
  const add = (node: Node): void => {
    const { start, end } = getPlace(node);
    passages.push({ text: mask(markdown.slice(start, end)), start, paragraph });
  };
  const read = (node: Tree | Node, isOpen: boolean): void => {
    if (node.type === 'link' || node.type === 'definition') urls.push(node.url);
    if (node.type === 'html')
      urls.push(...[...node.value.matchAll(/href\s*=\s*["']?([^"'\s>]+)/gi)].map(([, url = '']) => url));
    if (node.type === 'paragraph' && isOpen) {
      paragraph += 1;
      readInline(node, { depth: 0, add });
    }
    if (!('children' in node)) return;
    for (const child of node.children) read(child, isOpen && containers.has(node.type));
  };
  read(parser.parse(markdown), true);
  return { passages, urls };
};
