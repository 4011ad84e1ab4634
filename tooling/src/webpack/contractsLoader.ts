import ts from 'typescript';

/** What only the API document says of a call. */
const documentation = new Set(['summary', 'example', 'documented']);

interface Edit {
  from: number;
  to: number;
  text: string;
}

const isDocumentation = (node: ts.Node): node is ts.PropertyAssignment =>
  ts.isPropertyAssignment(node) &&
  ts.isObjectLiteralExpression(node.parent) &&
  ts.isCallExpression(node.parent.parent) &&
  node.parent.parent.expression.getText() === 'defineEndpoint' &&
  documentation.has(node.name.getText());

const withoutComma = (source: string, end: number): number => end + (source[end] === ',' ? 1 : 0);

const editsOf = (source: string, root: ts.SourceFile): Edit[] => {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (isDocumentation(node)) {
      edits.push({ from: node.getStart(), to: withoutComma(source, node.end), text: '' });
      return;
    }
    // `a().b().c()` is three calls with one beginning; one mark there is for all of them.
    if (ts.isCallExpression(node) && edits.at(-1)?.from !== node.getStart())
      edits.push({ from: node.getStart(), to: node.getStart(), text: '/*#__PURE__*/' });
    ts.forEachChild(node, visit);
  };
  root.statements.filter(ts.isVariableStatement).forEach(visit);
  return edits;
};

/**
 * A webpack loader for the contracts' sources, before any other. Nothing in that room does anything on import, so it
 * marks each call as pure: a page then carries only the calls that it makes. What a call says for the API document
 * stays at home.
 */
export default function contractsLoader(source: string): string {
  const root = ts.createSourceFile('contracts.ts', source, ts.ScriptTarget.ES2022, true);
  return editsOf(source, root)
    .sort((a, b) => b.from - a.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), source);
}
