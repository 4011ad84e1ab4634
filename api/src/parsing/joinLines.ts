import type { ElementContent, Root, RootContent } from 'hast';
import { blocks } from './readText.ts';

const isBlock = (node: RootContent | undefined): boolean =>
  node === undefined || (node.type === 'element' && blocks.has(node.tagName) && node.tagName !== 'br');

/** A line break at the edge of a block is no part of its text. */
const joinText = (text: string, isFirst: boolean, isLast: boolean): string =>
  text.replace(/[ \t]*\n[ \t]*/g, (found: string, offset: number) => {
    const isEdge = (isFirst && offset === 0) || (isLast && offset + found.length === text.length);
    return isEdge ? found : ' ';
  });

const join = (node: Root | ElementContent | RootContent): void => {
  if (!('children' in node) || ('tagName' in node && node.tagName === 'pre')) return;
  const { children } = node;
  for (const [at, child] of children.entries())
    if (child.type === 'text')
      child.value = joinText(child.value, isBlock(children[at - 1]), isBlock(children[at + 1]));
    else join(child);
};

/** Puts each paragraph on one line. Some sites, WordPress among them, show a line break of the source as one on the page. */
export const joinLines =
  () =>
  (tree: Root): void =>
    join(tree);
