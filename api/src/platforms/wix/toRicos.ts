import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toTree } from '../../markdown/html.ts';
import {
  nodeMaker,
  type MakeNode,
  type Pictures,
  type RicosDocument,
  type RicosNode,
} from './ricos.model.ts';
import { lineOf, paragraphsOf } from './ricosText.ts';
import { tableNode } from './ricosTable.ts';

type Content = RootContent | ElementContent;
const isElement = (node: Content): node is Element => node.type === 'element';
const elementsOf = (nodes: readonly Content[]): Element[] => nodes.filter(isElement);
const blocks = new Set([
  'p',
  'ul',
  'ol',
  'blockquote',
  'pre',
  'table',
  'section',
  'hr',
  'div',
  'h1',
  'h2',
  'h3',
]);

const plain = (node: Content): string => {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(plain).join('') : '';
};

interface Writer {
  make: MakeNode;
  pictures: Pictures;
}

/** Only paragraphs may stand in quotes and list items; other blocks become the paragraphs of their words. */
const asParagraphs = (writer: Writer, children: readonly ElementContent[]): RicosNode[] => {
  const { make, pictures } = writer;
  if (!elementsOf(children).some(({ tagName }) => blocks.has(tagName)))
    return paragraphsOf(make, children, new Map());
  return elementsOf(children).flatMap((child) =>
    child.children.some((inner) => isElement(inner) && blocks.has(inner.tagName))
      ? asParagraphs(writer, child.children)
      : paragraphsOf(make, child.children, pictures).filter(({ type }) => type === 'PARAGRAPH'),
  );
};

const isList = (node: Content): node is Element =>
  isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');

const listNode = (writer: Writer, list: Element, depth = 0): RicosNode => {
  const { make } = writer;
  const items = elementsOf(list.children).map((item) => {
    const own = asParagraphs(
      writer,
      item.children.filter((child) => !isList(child)),
    );
    const empty = make('PARAGRAPH', [], { paragraphData: {} });
    const inner = item.children.filter(isList).map((child) => listNode(writer, child, depth + 1));
    return make('LIST_ITEM', [...(own.length > 0 ? own : [empty]), ...inner]);
  });
  return list.tagName === 'ol'
    ? make('ORDERED_LIST', items, { orderedListData: { indentation: depth } })
    : make('BULLETED_LIST', items, { bulletedListData: { indentation: depth } });
};

const codeNode = ({ make }: Writer, element: Element): RicosNode => {
  const text = plain(element).replace(/\n$/, '');
  const words = make('TEXT', [], { textData: { text, decorations: [] } });
  return make('CODE_BLOCK', text === '' ? [] : [words], { codeBlockData: { textStyle: {} } });
};

const blockOf = (writer: Writer, element: Element): RicosNode[] => {
  const { make, pictures } = writer;
  const level = /^h([1-6])$/.exec(element.tagName)?.[1];
  if (level)
    return [make('HEADING', lineOf(make, element.children), { headingData: { level: Number(level) } })];
  switch (element.tagName) {
    case 'ul':
    case 'ol':
      return [listNode(writer, element)];
    case 'blockquote':
      return [
        make('BLOCKQUOTE', asParagraphs(writer, element.children), { blockquoteData: { indentation: 0 } }),
      ];
    case 'pre':
      return [codeNode(writer, element)];
    case 'table':
      return [tableNode(make, element)];
    case 'hr':
      return [
        make('DIVIDER', [], { dividerData: { lineStyle: 'SINGLE', width: 'LARGE', alignment: 'CENTER' } }),
      ];
    case 'section':
    case 'div':
      return elementsOf(element.children).flatMap((child) => blockOf(writer, child));
    default:
      return paragraphsOf(make, element.children, pictures);
  }
};

/** Wix puts no space between blocks, so an empty paragraph stands between them; a heading keeps to its text. */
const spaced = (make: MakeNode, nodes: RicosNode[]): RicosNode[] =>
  nodes.flatMap((node, index) =>
    index === 0 || nodes[index - 1]?.type === 'HEADING'
      ? [node]
      : [make('PARAGRAPH', [], { paragraphData: {} }), node],
  );

/** Addresses of the pictures in a text. */
export const picturesIn = (markdown: string): string[] => {
  const found = new Set<string>();
  const look = (nodes: Root['children'] | ElementContent[]): void => {
    for (const node of elementsOf(nodes)) {
      if (node.tagName === 'img' && typeof node.properties.src === 'string') found.add(node.properties.src);
      look(node.children);
    }
  };
  look(toTree(markdown).children);
  return [...found];
};

/** Markdown as a document of Wix's editor. Pictures that are not in the site's media are left out. */
export const toRicos = (markdown: string, pictures: Pictures = new Map()): RicosDocument => {
  const make = nodeMaker();
  const nodes = elementsOf(toTree(markdown).children).flatMap((element) =>
    blockOf({ make, pictures }, element),
  );
  return { nodes: spaced(make, nodes) };
};
