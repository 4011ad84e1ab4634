import type { Mark, Node } from '@tiptap/pm/model';
import type { Break, PhrasingContent } from 'mdast';

export interface InlineContext {
  /** Markdown has only one line for it: a cell of a table, or a heading. */
  isOneLine: boolean;
  /** Identifiers of definitions that the document has. */
  definitions: ReadonlySet<string>;
}

interface Piece {
  node: Node;
  /** Marks that are still to be written around it, outermost first. */
  marks: readonly Mark[];
}

const order = ['link', 'htmlElement', 'bold', 'italic', 'strike'];
const isBlank = (node: PhrasingContent | undefined): boolean =>
  node?.type === 'break' || (node?.type === 'text' && /^[ \t\n]*$/.test(node.value));

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

const referenceTypes = ['shortcut', 'collapsed', 'full'] as const;

/** The link target that a link or image names, if the document still has it. */
const readReference = ({ reference, label, referenceType }: Node['attrs'], { definitions }: InlineContext) =>
  typeof reference === 'string' && definitions.has(reference)
    ? {
        identifier: reference,
        label: text(label),
        referenceType: referenceTypes.find((type) => type === referenceType) ?? 'full',
      }
    : null;

const createBreak = (tag: unknown, isOneLine: boolean): PhrasingContent => {
  if (typeof tag === 'string') return { type: 'html', value: tag };
  return isOneLine ? { type: 'html', value: '<br>' } : ({ type: 'break' } satisfies Break);
};

const createLeaf = (node: Node, context: InlineContext): PhrasingContent => {
  const { attrs, marks } = node;
  const has = (name: string): boolean => marks.some(({ type }) => type.name === name);
  if (node.isText) {
    if (has('code')) return { type: 'inlineCode', value: node.text ?? '' };
    return { type: 'text', value: has('softBreak') && !context.isOneLine ? '\n' : (node.text ?? '') };
  }
  if (node.type.name === 'image') {
    const alt = text(attrs.alt);
    const reference = readReference(attrs, context);
    return reference
      ? { type: 'imageReference', alt, ...reference }
      : { type: 'image', url: text(attrs.src), title: textOrNull(attrs.title), alt };
  }
  if (node.type.name === 'hardBreak') return createBreak(attrs.tag, context.isOneLine);
  return { type: 'html', value: text(attrs.source) };
};

/** The same kind of text in a row is one. */
const append = (to: PhrasingContent[], node: PhrasingContent): void => {
  const last = to.at(-1);
  if (
    (last?.type === 'text' && node.type === 'text') ||
    (last?.type === 'inlineCode' && node.type === 'inlineCode')
  )
    to[to.length - 1] = { ...last, value: last.value + node.value };
  else to.push(node);
};

/** Spaces and breaks at the edges of emphasis go outside: Markdown reads no emphasis beside them. */
const splitEdges = (children: PhrasingContent[]) => {
  const before: PhrasingContent[] = [];
  const inner = [...children];
  const after: PhrasingContent[] = [];
  const take = (edge: 'start' | 'end') => {
    for (;;) {
      const node = edge === 'start' ? inner.at(0) : inner.at(-1);
      if (!node || !isBlank(node)) return node;
      if (edge === 'start') before.push(...inner.splice(0, 1));
      else after.unshift(...inner.splice(-1, 1));
    }
  };
  const first = take('start');
  if (first?.type === 'text') {
    const trimmed = first.value.replace(/^[ \t\n]+/, '');
    if (trimmed !== first.value) before.push({ type: 'text', value: first.value.slice(0, -trimmed.length) });
    inner[0] = { ...first, value: trimmed };
  }
  const last = take('end');
  if (last?.type === 'text') {
    const trimmed = last.value.replace(/[ \t\n]+$/, '');
    if (trimmed !== last.value) after.unshift({ type: 'text', value: last.value.slice(trimmed.length) });
    inner[inner.length - 1] = { ...last, value: trimmed };
  }
  return { before, inner, after };
};

const wrap = (mark: Mark, children: PhrasingContent[], context: InlineContext): PhrasingContent[] => {
  const { name } = mark.type;
  if (name === 'link') {
    const reference = readReference(mark.attrs, context);
    return reference
      ? [{ type: 'linkReference', ...reference, children }]
      : [{ type: 'link', url: text(mark.attrs.href), title: textOrNull(mark.attrs.title), children }];
  }
  if (name === 'htmlElement')
    return [
      { type: 'html', value: text(mark.attrs.open) },
      ...children,
      { type: 'html', value: `</${text(mark.attrs.tag)}>` },
    ];
  const { before, inner, after } = splitEdges(children);
  const type = ({ bold: 'strong', italic: 'emphasis', strike: 'delete' } as const)[name];
  if (!type || inner.length === 0) return [...before, ...inner, ...after];
  return [...before, { type, children: inner }, ...after];
};

const isSameMark = (a: Mark, b: Mark): boolean =>
  a.type === b.type &&
  ['href', 'title', 'reference', 'label', 'referenceType', 'open'].every(
    (name) => a.attrs[name] === b.attrs[name],
  );

const countRun = (pieces: readonly Piece[], from: number, mark: Mark): number => {
  let end = from;
  while (pieces[end]?.marks.some((other) => isSameMark(mark, other))) end += 1;
  return end - from;
};

/** Marks of neighbours become elements around them, those over the longest run outermost. */
const nest = (pieces: readonly Piece[], context: InlineContext): PhrasingContent[] => {
  const content: PhrasingContent[] = [];
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at];
    if (!piece) break;
    let longest: { mark: Mark; length: number } | null = null;
    for (const mark of piece.marks) {
      const length = countRun(pieces, at, mark);
      if (!longest || length > longest.length) longest = { mark, length };
    }
    if (longest) {
      const { mark, length } = longest;
      const inside = pieces
        .slice(at, at + length)
        .map(({ node, marks }) => ({ node, marks: marks.filter((other) => !isSameMark(mark, other)) }));
      for (const node of wrap(mark, nest(inside, context), context)) append(content, node);
    } else append(content, createLeaf(piece.node, context));
    at += longest?.length ?? 1;
  }
  return content;
};

/** Inline content of the editor as phrasing content of Markdown, without spaces at its edges and breaks at its end. */
export const writeInlines = (parent: Node, context: InlineContext): PhrasingContent[] => {
  const pieces = parent.children.map((node) => ({
    node,
    marks: node.marks
      .filter(({ type }) => order.includes(type.name))
      .sort((a, b) => order.indexOf(a.type.name) - order.indexOf(b.type.name)),
  }));
  const { before, inner } = splitEdges(nest(pieces, context));
  return inner.length > 0 ? [...before.filter(({ type }) => type === 'break'), ...inner] : [];
};
