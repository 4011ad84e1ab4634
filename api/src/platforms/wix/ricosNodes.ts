import type { RicosNode, WixImage } from '@rankwright/platforms/wix/ricos.model';
import { toRicos } from '@rankwright/platforms/wix/toRicos';
import type { Element, ElementContent, Root } from 'hast';
import assert from 'node:assert/strict';

export type Child = ElementContent | string;
const toContent = (child: Child): ElementContent =>
  typeof child === 'string' ? { type: 'text', value: child } : child;
export const create = (
  tagName: string,
  properties: Element['properties'],
  ...children: Child[]
): Element => ({
  type: 'element',
  tagName,
  properties,
  children: children.map(toContent),
});
export const tag =
  (name: string) =>
  (...children: Child[]): Element =>
    create(name, {}, ...children);
export const [p, ul, ol, li, quote, div] = [
  tag('p'),
  tag('ul'),
  tag('ol'),
  tag('li'),
  tag('blockquote'),
  tag('div'),
];
export const createTree = (...children: Child[]): Root => ({
  type: 'root',
  children: children.map(toContent),
});

const rose: WixImage = { id: 'rose.png', width: 4, height: 3 };
const images = new Map([['https://a.example/rose.png', rose]]);
export const image = create('img', { src: 'https://a.example/rose.png', alt: 'A rose' });

/** Without ids, which only have to differ; no empty list of nodes. */
const simplify = ({ id, nodes, ...node }: RicosNode): unknown => {
  assert.match(id, /^n\d+$/);
  return nodes.length > 0 ? { ...node, nodes: nodes.map(simplify) } : node;
};
export const convert = (...children: Child[]) => toRicos(createTree(...children), images).nodes.map(simplify);

export const text = (words: string, ...decorations: object[]) => ({
  type: 'TEXT',
  textData: { text: words, decorations },
});
export const paragraph = (...nodes: object[]) => ({
  type: 'PARAGRAPH',
  paragraphData: {},
  ...(nodes.length > 0 && { nodes }),
});
export const bold = { type: 'BOLD', fontWeightValue: 700 };
export const italic = { type: 'ITALIC', italicData: true };
export const strike = { type: 'STRIKETHROUGH', strikethroughData: true };
export const imageNode = (altText: string) => ({
  type: 'IMAGE',
  imageData: {
    containerData: { width: { size: 'CONTENT' }, alignment: 'CENTER' },
    image: { src: { id: 'rose.png' }, width: 4, height: 3 },
    altText,
  },
});
