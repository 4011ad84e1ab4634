import type { PhrasingContent } from 'mdast';

/** A tag that the editor shows as formatting. */
const pairedTag =
  /^<(sub|sup|u|ins|mark|small|kbd|abbr|cite|q|s|b|i|em|strong|del|span|var|samp|dfn|bdi)(\s[^>]*)?>$/i;
const lineBreakTag = /^<br\s*\/?>$/i;

export const isLineBreak = (html: string): boolean => lineBreakTag.test(html);

/** Where the element ends that the tag opens; -1 without an end or content. */
const findEnd = (siblings: readonly PhrasingContent[], from: number, tag: string): number => {
  let depth = 0;
  for (const [offset, node] of siblings.slice(from + 1).entries()) {
    if (node.type !== 'html') continue;
    if (pairedTag.exec(node.value)?.[1]?.toLowerCase() === tag) depth += 1;
    else if (node.value.toLowerCase() === `</${tag}>` && depth-- === 0)
      return offset === 0 ? -1 : from + 1 + offset;
  }
  return -1;
};

/** The element that begins with the node; null where none does, or it has no end or no content. */
export const readElement = (
  siblings: readonly PhrasingContent[],
  at: number,
): { tag: string; open: string; end: number } | null => {
  const node = siblings[at];
  const tag = node?.type === 'html' ? pairedTag.exec(node.value)?.[1]?.toLowerCase() : undefined;
  if (node?.type !== 'html' || !tag) return null;
  const end = findEnd(siblings, at, tag);
  return end === -1 ? null : { tag, open: node.value, end };
};
