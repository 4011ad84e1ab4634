import type { Element, ElementContent, Root, RootContent } from 'hast';
import {
  createNodeFactory,
  type NodeFactory,
  type WixImages,
  type RicosDocument,
  type RicosNode,
} from './ricos.model.ts';
import { createInlineNodes, createParagraphs } from './ricosText.ts';
import { createTableNode } from './ricosTable.ts';

type Content = RootContent | ElementContent;
const isElement = (node: Content): node is Element => node.type === 'element';
const filterElements = (nodes: readonly Content[]): Element[] => nodes.filter(isElement);
const blockTags = new Set([
  'p',
  'ul',
  'ol',
  'li',
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

const getText = (node: Content): string => {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(getText).join('') : '';
};

interface ConversionContext {
  make: NodeFactory;
  images: WixImages;
}

/** Quotes and list items can only contain paragraphs, so other blocks are converted to paragraphs of their text. */
const convertToParagraphs = (
  context: ConversionContext,
  children: readonly ElementContent[],
): RicosNode[] => {
  const { make, images } = context;
  if (!filterElements(children).some(({ tagName }) => blockTags.has(tagName)))
    return createParagraphs(make, children, new Map());
  return filterElements(children).flatMap((child) =>
    child.children.some((inner) => isElement(inner) && blockTags.has(inner.tagName))
      ? convertToParagraphs(context, child.children)
      : createParagraphs(make, child.children, images).filter(({ type }) => type === 'PARAGRAPH'),
  );
};

const isList = (node: Content): node is Element =>
  isElement(node) && (node.tagName === 'ul' || node.tagName === 'ol');

const createListNode = (context: ConversionContext, list: Element, depth = 0): RicosNode => {
  const { make } = context;
  const items = filterElements(list.children).map((item) => {
    const paragraphs = convertToParagraphs(
      context,
      item.children.filter((child) => !isList(child)),
    );
    const empty = make('PARAGRAPH', [], { paragraphData: {} });
    const inner = item.children.filter(isList).map((child) => createListNode(context, child, depth + 1));
    return make('LIST_ITEM', [...(paragraphs.length > 0 ? paragraphs : [empty]), ...inner]);
  });
  return list.tagName === 'ol'
    ? make('ORDERED_LIST', items, { orderedListData: { indentation: depth } })
    : make('BULLETED_LIST', items, { bulletedListData: { indentation: depth } });
};

const createCodeNode = ({ make }: ConversionContext, element: Element): RicosNode => {
  const text = getText(element).replace(/\n$/, '');
  const words = make('TEXT', [], { textData: { text, decorations: [] } });
  return make('CODE_BLOCK', text === '' ? [] : [words], { codeBlockData: { textStyle: {} } });
};

const convertBlock = (context: ConversionContext, element: Element): RicosNode[] => {
  const { make, images } = context;
  const level = /^h([1-6])$/.exec(element.tagName)?.[1];
  if (level)
    return [
      make('HEADING', createInlineNodes(make, element.children), { headingData: { level: Number(level) } }),
    ];
  switch (element.tagName) {
    case 'ul':
    case 'ol':
      return [createListNode(context, element)];
    case 'blockquote':
      return [
        make('BLOCKQUOTE', convertToParagraphs(context, element.children), {
          blockquoteData: { indentation: 0 },
        }),
      ];
    case 'pre':
      return [createCodeNode(context, element)];
    case 'table':
      return [createTableNode(make, element)];
    case 'hr':
      return [
        make('DIVIDER', [], { dividerData: { lineStyle: 'SINGLE', width: 'LARGE', alignment: 'CENTER' } }),
      ];
    case 'section':
    case 'div':
      return filterElements(element.children).flatMap((child) => convertBlock(context, child));
    default:
      return createParagraphs(make, element.children, images);
  }
};

/** Wix renders no space between blocks, so empty paragraphs separate them, except after a heading. */
const addSpacing = (make: NodeFactory, nodes: RicosNode[]): RicosNode[] =>
  nodes.flatMap((node, index) =>
    index === 0 || nodes[index - 1]?.type === 'HEADING'
      ? [node]
      : [make('PARAGRAPH', [], { paragraphData: {} }), node],
  );

/** URLs of the images in a parsed text, without duplicates. */
export const listImageUrls = (tree: Root): string[] => {
  const found = new Set<string>();
  const collect = (nodes: Root['children'] | ElementContent[]): void => {
    for (const node of filterElements(nodes)) {
      if (node.tagName === 'img' && typeof node.properties.src === 'string') found.add(node.properties.src);
      collect(node.children);
    }
  };
  collect(tree.children);
  return [...found];
};

/** Converts a parsed text to a Ricos document. Images that are not in `images` (URL → imported image) are left out. */
export const toRicos = (tree: Root, images: WixImages = new Map()): RicosDocument => {
  const make = createNodeFactory();
  const nodes = filterElements(tree.children).flatMap((element) => convertBlock({ make, images }, element));
  return { nodes: addSpacing(make, nodes) };
};
