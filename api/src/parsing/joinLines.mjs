// Plain JavaScript, because the TypeScript loader does not run in worker threads.
import { blocks } from './readText.mjs';

const isBlock = (node) => node === undefined || (blocks.has(node.tagName) && node.tagName !== 'br');

/** A line break at the edge of a block is no part of its text. */
const joinText = (text, isFirst, isLast) =>
  text.replace(/[ \t]*\n[ \t]*/g, (found, offset) => {
    const isEdge = (isFirst && offset === 0) || (isLast && offset + found.length === text.length);
    return isEdge ? found : ' ';
  });

const join = (node) => {
  if (node.tagName === 'pre') return;
  const { children = [] } = node;
  for (const [at, child] of children.entries())
    if (child.type === 'text')
      child.value = joinText(child.value, isBlock(children[at - 1]), isBlock(children[at + 1]));
    else join(child);
};

/** Puts each paragraph on one line. Some sites, WordPress among them, show a line break of the source as one on the page. */
export const joinLines = () => join;
