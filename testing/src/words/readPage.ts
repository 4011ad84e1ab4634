import { markdownToTree } from '../../../api/src/markdown/html.ts';

type Root = Awaited<ReturnType<typeof markdownToTree>>;
type RootContent = Root['children'][number];
type Element = Extract<RootContent, { type: 'element' }>;

const isEmphasis = ({ tagName }: Element): boolean => ['em', 'strong', 'del', 'a'].includes(tagName);

const describe = ({ tagName, properties }: Element): string => `<${tagName} ${JSON.stringify(properties)}>`;

/** Text with what stands around it: emphasis is the same in any order, and inside itself. */
const readParts = (
  node: Root | RootContent,
  around: readonly string[] = [],
): { text: string; marks: string }[] => {
  if (node.type === 'text') return [{ text: node.value, marks: [...new Set(around)].sort().join(' ') }];
  if (node.type !== 'element' && node.type !== 'root') return [];
  const inside = node.type === 'element' && isEmphasis(node) ? [...around, describe(node)] : around;
  const parts = node.children.flatMap((child) => readParts(child, inside));
  if (node.type === 'root' || inside !== around) return parts;
  return [{ text: '', marks: describe(node) }, ...parts, { text: '', marks: `</${node.tagName}>` }];
};

/** What a page shows of an article. */
export const readPage = async (markdown: string): Promise<string[]> => {
  const lines: { text: string; marks: string }[] = [];
  for (const part of readParts(await markdownToTree(markdown))) {
    const last = lines.at(-1);
    if (last?.marks === part.marks) last.text += part.text;
    else lines.push(part);
  }
  return lines.map(({ text, marks }) => `${marks} ${text.replace(/\s+/g, ' ').trim()}`);
};
