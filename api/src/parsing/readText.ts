import type { Element, Root, RootContent } from 'hast';

const silent = new Set(['pre', 'img', 'picture', 'input']);
/** Elements that begin a line of their own. */
export const blocks = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote table thead tbody tfoot tr th td figure figcaption details summary div section hr br'.split(
    ' ',
  ),
);

/** A footnote's number in the text, the notes themselves, and what leads back from them. */
const isFootnote = ({ properties }: Element): boolean =>
  'dataFootnoteRef' in properties || 'dataFootnotes' in properties || 'dataFootnoteBackref' in properties;

const collect = (node: RootContent, texts: string[]): void => {
  if (node.type === 'text') texts.push(node.value);
  if (node.type !== 'element' || silent.has(node.tagName) || isFootnote(node)) return;
  const separator = blocks.has(node.tagName) ? ' ' : '';
  texts.push(separator);
  for (const child of node.children) collect(child, texts);
  texts.push(separator);
};

/** The words of an article's HTML tree as one line: without code blocks, images, boxes of tasks and footnotes. */
export const readText = (tree: Root): string => {
  const texts: string[] = [];
  for (const child of tree.children) collect(child, texts);
  return texts.join('').replace(/\s+/g, ' ').trim();
};
