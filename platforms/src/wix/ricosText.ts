import type { Element, ElementContent } from 'hast';
import type { Decoration, NodeFactory, WixImages, RicosNode } from './ricos.model.ts';

type Piece = { words: string; decorations: Decoration[] } | 'break' | { image: Element };

const getLinkDecorations = (element: Element): Decoration[] => {
  const url = element.properties.href;
  return typeof url === 'string' && /^(https?:|mailto:)/.test(url)
    ? [{ type: 'LINK', linkData: { link: { url, target: 'BLANK' } } }]
    : [];
};

const bold: Decoration = { type: 'BOLD', fontWeightValue: 700 };
const italic: Decoration = { type: 'ITALIC', italicData: true };
const strikethrough: Decoration = { type: 'STRIKETHROUGH', strikethroughData: true };
const decorationsByTag: Record<string, Decoration> = {
  strong: bold,
  b: bold,
  em: italic,
  i: italic,
  del: strikethrough,
  s: strikethrough,
};

const getDecorations = (element: Element): Decoration[] => {
  if (element.tagName === 'a') return getLinkDecorations(element);
  const decoration = decorationsByTag[element.tagName];
  return decoration ? [decoration] : [];
};

const splitIntoPieces = (children: readonly ElementContent[], decorations: Decoration[]): Piece[] =>
  children.flatMap((child): Piece[] => {
    if (child.type === 'text') return [{ words: child.value.replace(/\s+/g, ' '), decorations }];
    if (child.type !== 'element') return [];
    if (child.tagName === 'br') return ['break'];
    if (child.tagName === 'img') return [{ image: child }];
    if (child.tagName === 'input') return [{ words: child.properties.checked ? '☑ ' : '☐ ', decorations }];
    return splitIntoPieces(child.children, [...decorations, ...getDecorations(child)]);
  });

const getAltText = ({ properties: { alt } }: Element): string => (typeof alt === 'string' ? alt : '');

const createImageNode = (make: NodeFactory, element: Element, images: WixImages): RicosNode | null => {
  const wixImage = images.get(String(element.properties.src));
  if (!wixImage) return null;
  const { id, width, height } = wixImage;
  return make('IMAGE', [], {
    imageData: {
      containerData: { width: { size: 'CONTENT' }, alignment: 'CENTER' },
      image: { src: { id }, width, height },
      altText: getAltText(element),
    },
  });
};

/** Ricos text nodes cannot contain line breaks. */
const createTextNodes = (make: NodeFactory, pieces: Piece[]): RicosNode[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'object' && 'words' in piece && piece.words !== ''
      ? [make('TEXT', [], { textData: { text: piece.words, decorations: piece.decorations } })]
      : [],
  );

/** Converts elements to text nodes on one line. */
export const createInlineNodes = (
  make: NodeFactory,
  children: readonly ElementContent[],
  decorations: Decoration[] = [],
): RicosNode[] => {
  const pieces = splitIntoPieces(children, decorations);
  return createTextNodes(
    make,
    pieces.map((piece) => (piece === 'break' ? { words: ' ', decorations } : piece)),
  );
};

const isBlank = (nodes: RicosNode[]): boolean =>
  nodes.every(({ textData }) => (textData as { text: string }).text.trim() === '');

/** Converts elements to paragraphs: line breaks and images split them. */
export const createParagraphs = (
  make: NodeFactory,
  children: readonly ElementContent[],
  images: WixImages,
): RicosNode[] => {
  const blocks: RicosNode[] = [];
  let line: Piece[] = [];
  const endLine = () => {
    const nodes = createTextNodes(make, line);
    if (!isBlank(nodes)) blocks.push(make('PARAGRAPH', nodes, { paragraphData: {} }));
    line = [];
  };
  for (const piece of splitIntoPieces(children, [])) {
    if (typeof piece === 'object' && 'words' in piece) {
      line.push(piece);
      continue;
    }
    endLine();
    const image = piece === 'break' ? null : createImageNode(make, piece.image, images);
    if (image) blocks.push(image);
  }
  endLine();
  return blocks;
};
