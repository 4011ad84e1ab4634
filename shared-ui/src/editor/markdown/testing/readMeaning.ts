import type { PhrasingContent, RootContent, Table } from 'mdast';
import { parseTree } from '../tree.ts';

/** Text or a whole node of a line, and what stands around it. */
interface Piece {
  content: string;
  marks: string[];
}

const isBreak = (node: PhrasingContent): boolean =>
  node.type === 'break' || (node.type === 'html' && /^<br\s*\/?>$/i.test(node.value));

const describeTarget = (node: PhrasingContent): string =>
  'identifier' in node ? node.identifier : JSON.stringify('url' in node && [node.url, node.title ?? '']);

/** Spaces are the same inside and outside of emphasis. */
const readText = (text: string, marks: readonly string[]): Piece[] =>
  text.split(/([ \t\r\n]+)/).flatMap((part) => {
    if (part === '') return [];
    if (!/^[ \t\r\n]/.test(part)) return { content: part, marks: [...marks] };
    return {
      content: part.includes('\n') ? ' ' : part,
      marks: marks.filter((mark) => mark.startsWith('link')),
    };
  });

const readPieces = (nodes: readonly PhrasingContent[], marks: readonly string[] = []): Piece[] =>
  nodes.flatMap((node): Piece[] => {
    const inside = (mark: string, children: readonly PhrasingContent[]) =>
      readPieces(children, [...new Set([...marks, mark])].sort());
    if (node.type === 'text') return readText(node.value, marks);
    if (isBreak(node)) return [{ content: '<br>', marks: [] }];
    if ((node.type === 'link' || node.type === 'linkReference') && node.children.length > 0)
      return inside(`link ${describeTarget(node)}`, node.children);
    if (node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete')
      return inside(node.type, node.children);
    if (node.type === 'html') return [{ content: node.value, marks: [] }];
    const value = 'value' in node ? node.value.replace(/\n/g, ' ') : 'alt' in node ? node.alt : '';
    return [{ content: `[${node.type} ${value} ${describeTarget(node)}]`, marks: [...marks] }];
  });

const isBlank = (piece: Piece | undefined): boolean => piece !== undefined && /^[ \t]*$/.test(piece.content);

const readLine = (nodes: readonly PhrasingContent[]): string[] => {
  const pieces = readPieces(nodes);
  while (isBlank(pieces[0])) pieces.shift();
  while (isBlank(pieces.at(-1))) pieces.pop();
  const merged: Piece[] = [];
  for (const piece of pieces) {
    const last = merged.at(-1);
    if (last?.marks.join() === piece.marks.join()) last.content += piece.content;
    else merged.push({ ...piece });
  }
  return merged.map(({ content, marks }) => [...marks, content].join(' '));
};

const readTable = ({ align, children }: Table) => {
  const columns = Math.max(...children.map((row) => row.children.length));
  return {
    align: Array.from({ length: columns }, (_, column) => align?.[column] ?? null),
    rows: children.map((row) =>
      Array.from({ length: columns }, (_, column) => readLine(row.children[column]?.children ?? [])),
    ),
  };
};

const readBlock = (node: RootContent): object[] => {
  switch (node.type) {
    case 'paragraph': {
      const paragraph = readLine(node.children);
      return paragraph.length > 0 ? [{ paragraph }] : [];
    }
    case 'heading':
      return [{ heading: node.depth, line: readLine(node.children) }];
    case 'table':
      return [readTable(node)];
    case 'list': {
      const isLoose = [node, ...node.children].some(({ spread }) => spread);
      const items = node.children.map(({ checked, children }) => ({
        checked,
        children: readBlocks(children),
      }));
      return [{ ordered: node.ordered, start: node.start, isLoose, items }];
    }
    case 'blockquote':
      return [{ quote: readBlocks(node.children) }];
    case 'html':
      return [{ html: node.value.trimEnd() }];
    case 'footnoteDefinition':
      return [{ footnote: node.identifier, children: readBlocks(node.children) }];
    default:
      return [{ ...node, position: undefined }];
  }
};

const readBlocks = (nodes: readonly RootContent[]): object[] => nodes.flatMap(readBlock);

/** What a text says, without what makes no difference to its readers, such as the order of emphasis around the same words. */
export const readMeaning = (markdown: string): object[] => readBlocks(parseTree(markdown).children);
