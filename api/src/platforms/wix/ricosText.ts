import type { Element, ElementContent } from 'hast';
import type { Decoration, MakeNode, Pictures, RicosNode } from './ricos.model.ts';

/** What stands in a line of text: words, or what ends the line. */
type Piece = { words: string; decorations: Decoration[] } | 'break' | { image: Element };

const linkOf = (element: Element): Decoration[] => {
  const url = element.properties.href;
  return typeof url === 'string' && /^(https?:|mailto:)/.test(url)
    ? [{ type: 'LINK', linkData: { link: { url, target: 'BLANK' } } }]
    : [];
};

const bold: Decoration = { type: 'BOLD', fontWeightValue: 700 };
const italic: Decoration = { type: 'ITALIC', italicData: true };
const struck: Decoration = { type: 'STRIKETHROUGH', strikethroughData: true };
const marks: Record<string, Decoration> = {
  strong: bold,
  b: bold,
  em: italic,
  i: italic,
  del: struck,
  s: struck,
};

const decorationsOf = (element: Element): Decoration[] => {
  if (element.tagName === 'a') return linkOf(element);
  const mark = marks[element.tagName];
  return mark ? [mark] : [];
};

const piecesOf = (children: readonly ElementContent[], decorations: Decoration[]): Piece[] =>
  children.flatMap((child): Piece[] => {
    if (child.type === 'text') return [{ words: child.value.replace(/\s+/g, ' '), decorations }];
    if (child.type !== 'element') return [];
    if (child.tagName === 'br') return ['break'];
    if (child.tagName === 'img') return [{ image: child }];
    if (child.tagName === 'input') return [{ words: child.properties.checked ? '☑ ' : '☐ ', decorations }];
    return piecesOf(child.children, [...decorations, ...decorationsOf(child)]);
  });

const altOf = ({ properties: { alt } }: Element): string => (typeof alt === 'string' ? alt : '');

const imageNode = (make: MakeNode, element: Element, pictures: Pictures): RicosNode | null => {
  const picture = pictures.get(String(element.properties.src));
  if (!picture) return null;
  const { id, width, height } = picture;
  return make('IMAGE', [], {
    imageData: {
      containerData: { width: { size: 'CONTENT' }, alignment: 'CENTER' },
      image: { src: { id }, width, height },
      altText: altOf(element),
    },
  });
};

/** Text nodes; a text of Wix holds no line breaks. */
const textNodes = (make: MakeNode, pieces: Piece[]): RicosNode[] =>
  pieces.flatMap((piece) =>
    typeof piece === 'object' && 'words' in piece && piece.words !== ''
      ? [make('TEXT', [], { textData: { text: piece.words, decorations: piece.decorations } })]
      : [],
  );

/** All words of some elements in one line. */
export const lineOf = (
  make: MakeNode,
  children: readonly ElementContent[],
  decorations: Decoration[] = [],
): RicosNode[] => {
  const pieces = piecesOf(children, decorations);
  return textNodes(
    make,
    pieces.map((piece) => (piece === 'break' ? { words: ' ', decorations } : piece)),
  );
};

const isBlank = (nodes: RicosNode[]): boolean =>
  nodes.every(({ textData }) => (textData as { text: string }).text.trim() === '');

/** Paragraphs of some elements: a line break begins another, a picture stands between two. */
export const paragraphsOf = (
  make: MakeNode,
  children: readonly ElementContent[],
  pictures: Pictures,
): RicosNode[] => {
  const blocks: RicosNode[] = [];
  let line: Piece[] = [];
  const endLine = () => {
    const nodes = textNodes(make, line);
    if (!isBlank(nodes)) blocks.push(make('PARAGRAPH', nodes, { paragraphData: {} }));
    line = [];
  };
  for (const piece of piecesOf(children, [])) {
    if (typeof piece === 'object' && 'words' in piece) {
      line.push(piece);
      continue;
    }
    endLine();
    const image = piece === 'break' ? null : imageNode(make, piece.image, pictures);
    if (image) blocks.push(image);
  }
  endLine();
  return blocks;
};
