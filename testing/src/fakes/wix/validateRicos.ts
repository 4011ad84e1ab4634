interface Node {
  type?: unknown;
  id?: unknown;
  nodes?: unknown;
  [data: string]: unknown;
}

const blockTypes = [
  'PARAGRAPH',
  'HEADING',
  'BULLETED_LIST',
  'ORDERED_LIST',
  'BLOCKQUOTE',
  'DIVIDER',
  'IMAGE',
  'TABLE',
  'CODE_BLOCK',
];

/** Allowed child nodes. */
const allowedChildren: Record<string, string[]> = {
  ROOT: blockTypes,
  PARAGRAPH: ['TEXT'],
  HEADING: ['TEXT'],
  CODE_BLOCK: ['TEXT'],
  BULLETED_LIST: ['LIST_ITEM'],
  ORDERED_LIST: ['LIST_ITEM'],
  LIST_ITEM: ['PARAGRAPH', 'BULLETED_LIST', 'ORDERED_LIST'],
  BLOCKQUOTE: ['PARAGRAPH'],
  TABLE: ['TABLE_ROW'],
  TABLE_ROW: ['TABLE_CELL'],
  TABLE_CELL: ['PARAGRAPH'],
  IMAGE: ['CAPTION'],
};

const validateText = (node: Node, parent: string): string | null => {
  const { text } = (node.textData ?? {}) as { text?: unknown };
  if (typeof text !== 'string') return 'textData.text must be a string';
  return parent !== 'CODE_BLOCK' && text.includes('\n') ? 'text must not contain line breaks' : null;
};

const validateImage = (node: Node): string | null => {
  const { image } = (node.imageData ?? {}) as {
    image?: { src?: { id?: unknown; url?: unknown }; width?: unknown; height?: unknown };
  };
  if (typeof image?.src?.id !== 'string') return 'imageData.image.src.id is required';
  return Number(image.width) > 0 && Number(image.height) > 0
    ? null
    : 'imageData.image needs width and height';
};

const validateNode = (node: Node, parent: string): string | null => {
  const { type } = node;
  if (typeof type !== 'string') return 'node type must be a string';
  if (!allowedChildren[parent]?.includes(type)) {
    const expected =
      parent === 'LIST_ITEM' || parent === 'BLOCKQUOTE'
        ? 'a paragraph'
        : `one of ${allowedChildren[parent]?.join(', ')}`;
    return `Expected ${expected} node but found ${type}`;
  }
  if (type === 'TEXT') return validateText(node, parent);
  if (type === 'IMAGE') return validateImage(node);
  return validateNodes(node.nodes, type)[0] ?? null;
};

const validateNodes = (nodes: unknown, parent: string): string[] =>
  Array.isArray(nodes)
    ? (nodes as Node[]).map((node) => validateNode(node, parent)).filter((error) => error !== null)
    : [];

/** Validates a Ricos document; returns the error message of Wix, or null if it is valid. */
export const validateRicos = (document: unknown): string | null => {
  if (typeof document !== 'object' || document === null || !('nodes' in document))
    return 'richContent must be an object with nodes';
  return validateNodes(document.nodes, 'ROOT')[0] ?? null;
};
