import ts from 'typescript';

/** Fields of an endpoint that only the API and its document use. */
const serverFields = new Set(['summary', 'example', 'documented', 'params', 'query', 'body', 'reply']);

interface Edit {
  from: number;
  to: number;
  text: string;
}

const isDefinition = (node: ts.Node): node is ts.VariableDeclaration =>
  ts.isVariableDeclaration(node) && node.name.getText() === 'defineEndpoint';

const isEndpoint = (node: ts.Node): boolean =>
  (ts.isCallExpression(node) && node.expression.getText() === 'defineEndpoint') ||
  (ts.isParenthesizedExpression(node) && ts.findAncestor(node, isDefinition) !== undefined);

const isServerField = (node: ts.Node): node is ts.ObjectLiteralElementLike =>
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
  isEndpoint(node.parent.parent) &&
  serverFields.has(node.name.getText());

const skipComma = (source: string, end: number): number => end + (source[end] === ',' ? 1 : 0);

const collectRemovals = (source: string, initializer: ts.Expression): Edit[] => {
  const removals: Edit[] = [];
  const visit = (node: ts.Node): void => {
    if (isServerField(node))
      removals.push({ from: node.getStart(), to: skipComma(source, node.end), text: '' });
    else ts.forEachChild(node, visit);
  };
  visit(initializer);
  return removals;
};

const hasCall = (node: ts.Node): boolean =>
  !ts.isFunctionLike(node) &&
  (ts.isCallExpression(node) || ts.forEachChild(node, (child) => hasCall(child) || undefined) === true);

/** Marked as a whole: webpack takes a call for one with effects when an argument reads a field, however it is marked. */
const markPure = (initializer: ts.Expression): Edit[] => {
  const { end } = initializer;
  const from = initializer.getStart();
  return [
    { from, to: from, text: '/*#__PURE__*/(() => (' },
    { from: end, to: end, text: '))()' },
  ];
};

const collectEdits = (source: string, root: ts.SourceFile): Edit[] =>
  root.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .flatMap(({ initializer }) =>
      initializer
        ? [...collectRemovals(source, initializer), ...(hasCall(initializer) ? markPure(initializer) : [])]
        : [],
    );

/**
 * Webpack loader that runs first on the sources of contracts. That package has no side effects on import, so the loader
 * marks values that calls make as pure: unused endpoints are tree-shaken. Fields that only the API and its document use are removed, so
 * that zod is not downloaded for them.
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
