import type { JSONContent } from '@tiptap/core';
import type { Definition, Html, ImageReference, Link, LinkReference, PhrasingContent, Resource } from 'mdast';
import { isLineBreak, readElement } from './htmlElements.ts';
import { printBlocks } from './tree.ts';

interface Context {
  definitions: Definitions;
  /** Around the text. */
  marks: readonly Mark[];
}

type Mark = NonNullable<JSONContent['marks']>[number];
/** Definitions of a text, by identifier. */
export type Definitions = ReadonlyMap<string, Definition>;

const withMark = (marks: readonly Mark[], mark: Mark): Mark[] => [
  ...marks.filter(
    ({ type, attrs }) => type !== mark.type || (type === 'htmlElement' && attrs?.open !== mark.attrs?.open),
  ),
  mark,
];

const readText = (text: string, marks: readonly Mark[]): JSONContent[] =>
  text.split(/(\r?\n)/).flatMap((part) => {
    if (part === '') return [];
    const isLineEnd = part.endsWith('\n');
    return {
      type: 'text',
      text: isLineEnd ? ' ' : part,
      marks: isLineEnd ? [...marks, { type: 'softBreak' }] : [...marks],
    };
  });

const createRaw = (node: PhrasingContent, what: string, { marks }: Context): JSONContent => ({
  type: 'rawInline',
  attrs: { source: printBlocks([{ type: 'paragraph', children: [node] }]), what },
  marks: [...marks],
});

const createImage = (
  { url, title }: Resource,
  alt: string | null | undefined,
  { marks }: Context,
  reference?: object,
): JSONContent => ({
  type: 'image',
  attrs: { src: url, alt: alt ?? '', title: title ?? null, ...reference },
  marks: [...marks],
});

const readMarked = (children: readonly PhrasingContent[], mark: Mark, { definitions, marks }: Context) =>
  readInlines(children, definitions, withMark(marks, mark));

const readLink = (node: Link | LinkReference, attrs: object, context: Context): JSONContent[] => {
  const content = readMarked(node.children, { type: 'link', attrs: { ...attrs } }, context);
  return content.length > 0 ? content : [createRaw(node, 'empty link', context)];
};

const readReference = (node: LinkReference | ImageReference, context: Context): JSONContent[] => {
  const found = context.definitions.get(node.identifier);
  if (!found) return [createRaw(node, 'reference', context)];
  const { identifier, label, referenceType } = node;
  const reference = { reference: identifier, label: label ?? identifier, referenceType };
  return node.type === 'linkReference'
    ? readLink(node, { href: found.url, title: found.title ?? null, ...reference }, context)
    : [createImage(found, node.alt, context, reference)];
};

const readHtml = (node: Html, context: Context): JSONContent =>
  isLineBreak(node.value)
    ? { type: 'hardBreak', attrs: { tag: node.value }, marks: [...context.marks] }
    : createRaw(node, 'HTML', context);

const readNode = (node: PhrasingContent, context: Context): JSONContent[] => {
  switch (node.type) {
    case 'text':
      return readText(node.value, context.marks);
    case 'inlineCode': {
      const text = node.value.replace(/\r?\n/g, ' ');
      return [{ type: 'text', text, marks: [...context.marks, { type: 'code' }] }];
    }
    case 'strong':
      return readMarked(node.children, { type: 'bold' }, context);
    case 'emphasis':
      return readMarked(node.children, { type: 'italic' }, context);
    case 'delete':
      return readMarked(node.children, { type: 'strike' }, context);
    case 'break':
      return [{ type: 'hardBreak', marks: [...context.marks] }];
    case 'link':
      return readLink(node, { href: node.url, title: node.title ?? null }, context);
    case 'image':
      return [createImage(node, node.alt, context)];
    case 'linkReference':
    case 'imageReference':
      return readReference(node, context);
    case 'html':
      return [readHtml(node, context)];
    case 'footnoteReference':
      return [createRaw(node, 'footnote', context)];
  }
};

/** Phrasing content of Markdown as inline content of the editor. */
export const readInlines = (
  siblings: readonly PhrasingContent[],
  definitions: Definitions,
  marks: readonly Mark[] = [],
): JSONContent[] => {
  const context = { definitions, marks };
  const content: JSONContent[] = [];
  for (let at = 0; at < siblings.length; at += 1) {
    const node = siblings[at];
    const element = readElement(siblings, at);
    if (element) {
      const { tag, open, end } = element;
      const mark = { type: 'htmlElement', attrs: { tag, open } };
      content.push(...readMarked(siblings.slice(at + 1, end), mark, context));
      at = end;
    } else if (node) content.push(...readNode(node, context));
  }
  return content;
};
