import type { Nodes, PhrasingContent, Root } from 'mdast';
import { isLineBreak, readElement } from './htmlElements.ts';

const showInlines = (siblings: readonly PhrasingContent[]): PhrasingContent[] => {
  const shown: PhrasingContent[] = [];
  for (let at = 0; at < siblings.length; at += 1) {
    const node = siblings[at];
    const element = readElement(siblings, at);
    if (element) {
      const children = showInlines(siblings.slice(at + 1, element.end));
      shown.push({ type: 'emphasis', children, data: { hName: element.tag } });
      at = element.end;
    } else if (node) shown.push(node.type === 'html' && isLineBreak(node.value) ? { type: 'break' } : node);
  }
  return shown;
};

const show = (node: Nodes): void => {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
    case 'tableCell':
    case 'strong':
    case 'emphasis':
    case 'delete':
    case 'link':
      node.children = showInlines(node.children);
  }
  if ('children' in node) node.children.forEach(show);
};

/** Shows line breaks and inline elements of HTML, such as `<sub>`, as what they are; other HTML is shown as text. */
export const showHtml = () => (tree: Root) => show(tree);
