// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import { createParser } from '../grammar.mjs';

/**
 * @typedef {object} Passage A piece of plain text in which a link can stand.
 * @property {string} text As it stands in the Markdown.
 * @property {number} start Its offset in the Markdown.
 * @property {number} paragraph Number of the paragraph or list item.
 */

const parser = createParser();
/** What may contain a passage. Headings, quotes, tables, code, links, images and HTML do not. */
const containers = new Set(['root', 'list', 'listItem']);
const inline = new Set(['emphasis', 'strong', 'delete']);
const opening = /^<([a-z][a-z0-9-]*)(?:\s[^]*)?[^/]?>$/i;
const voidElements = new Set(['br', 'hr', 'img', 'input', 'wbr']);
const unlinkable = /&#?\w{1,40};|\\.|\[[^\][\n]*\]|\{\{[^{}\n]*\}\}|\n/g;
/** Replaces character references, escapes, shortcodes and templates by as many characters that are in no word. */
const mask = (text) => text.replace(unlinkable, (found) => '\u0000'.repeat(found.length));

const isClosing = (html) => html.startsWith('</');
const isOpening = (html) => {
  const name = opening.exec(html)?.[1];
  return name !== undefined && !voidElements.has(name.toLowerCase()) && !html.endsWith('/>');
};

const readInline = (node, state) => {
  for (const child of node.children) {
    if (child.type === 'html') state.depth += isOpening(child.value) ? 1 : isClosing(child.value) ? -1 : 0;
    else if (inline.has(child.type)) readInline(child, state);
    else if (child.type === 'text' && state.depth <= 0) state.add(child.position);
  }
};

/** Reads the passages and the targets of all links. */
export const readPassages = (markdown) => {
  const passages = [];
  const urls = [];
  let paragraph = 0;
  const add = ({ start, end }) =>
    passages.push({ text: mask(markdown.slice(start.offset, end.offset)), start: start.offset, paragraph });
  const read = (node, isOpen) => {
    if (node.type === 'link' || node.type === 'definition') urls.push(node.url);
    if (node.type === 'html')
      urls.push(...[...node.value.matchAll(/href\s*=\s*["']?([^"'\s>]+)/gi)].map(([, url]) => url));
    if (node.type === 'paragraph' && isOpen) {
      paragraph += 1;
      readInline(node, { depth: 0, add });
    }
    for (const child of node.children ?? []) read(child, isOpen && containers.has(node.type));
  };
  read(parser.parse(markdown), true);
  return { passages, urls };
};
