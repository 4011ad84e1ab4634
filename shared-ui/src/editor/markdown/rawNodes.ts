import { Mark, mergeAttributes, Node } from '@tiptap/core';

const rawAttributes = { source: { default: '' }, what: { default: 'HTML' } };

const describe = (what: unknown): string => `Kept as it is: ${String(what)}`;

/** A block that the editor cannot show: its source, and what it is. */
export const RawBlock = Node.create({
  name: 'rawBlock',
  group: 'block',
  atom: true,
  selectable: true,
  draggable: true,
  addAttributes: () => ({ ...rawAttributes, definition: { default: null } }),
  parseHTML: () => [{ tag: 'div[data-raw-block]' }],
  renderHTML: ({ HTMLAttributes: attributes, node }) => [
    'div',
    mergeAttributes(attributes, { 'data-raw-block': '' }),
    ['span', describe(node.attrs.what)],
    ['pre', String(node.attrs.source)],
  ],
});

/** A part of a line that the editor cannot show. */
export const RawInline = Node.create({
  name: 'rawInline',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => rawAttributes,
  parseHTML: () => [{ tag: 'code[data-raw-inline]', priority: 60 }],
  renderHTML: ({ HTMLAttributes: attributes, node }) => [
    'code',
    mergeAttributes(attributes, { 'data-raw-inline': '', title: describe(node.attrs.what) }),
    String(node.attrs.source),
  ],
});

/** Text in an element that Markdown has no sign for, such as `<sub>`. */
export const HtmlElement = Mark.create({
  name: 'htmlElement',
  excludes: '',
  inclusive: false,
  addAttributes: () => ({
    tag: { default: 'sub', parseHTML: (element) => element.tagName.toLowerCase(), rendered: false },
    open: {
      default: '<sub>',
      parseHTML: (element) => element.dataset.open ?? `<${element.tagName.toLowerCase()}>`,
      renderHTML: ({ open }) => ({ 'data-open': String(open) }),
    },
  }),
  parseHTML: () => [{ tag: 'sub' }, { tag: 'sup' }, { tag: 'kbd' }, { tag: '[data-open]', priority: 60 }],
  renderHTML: ({ HTMLAttributes: attributes, mark }) => [String(mark.attrs.tag), attributes, 0],
});

/** The space that a line end in the source is shown as. */
export const SoftBreak = Mark.create({
  name: 'softBreak',
  inclusive: false,
  parseHTML: () => [{ tag: 'span[data-soft-break]' }],
  renderHTML: () => ['span', { 'data-soft-break': '' }, 0],
});
