import ts from 'typescript';

/** Fields of an endpoint that only the API document uses. */
const documentationFields = new Set(['summary', 'example', 'documented']);

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
  documentationFields.has(node.name.getText());

const skipComma = (source: string, end: number): number => end + (source[end] === ',' ? 1 : 0);

const collectEdits = (source: string, root: ts.SourceFile): Edit[] => {
  const edits: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (isDocumentation(node)) {
      edits.push({ from: node.getStart(), to: skipComma(source, node.end), text: '' });
      return;
    }
    // `a().b().c()` is three calls with the same start; one annotation covers all of them.
    if (ts.isCallExpression(node) && edits.at(-1)?.from !== node.getStart())
      edits.push({ from: node.getStart(), to: node.getStart(), text: '/*#__PURE__*/' });
    ts.forEachChild(node, visit);
  };
  root.statements.filter(ts.isVariableStatement).forEach(visit);
  return edits;
};

/**
 * Webpack loader that runs first on the sources of contracts. That package has no side effects on import, so the loader
 * marks top-level calls as pure: unused endpoints are tree-shaken. Fields for the API document are removed.
 */
export default function contractsLoader(source: string): string {
  const root = ts.createSourceFile('contracts.ts', source, ts.ScriptTarget.ES2022, true);
  return collectEdits(source, root)
    .sort((a, b) => b.from - a.from)
    .reduce(
      (text, { from, to, text: insertion }) => text.slice(0, from) + insertion + text.slice(to),
      source,
    );
}
