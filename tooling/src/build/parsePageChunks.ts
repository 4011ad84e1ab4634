import ts from 'typescript';

const getStringValue = (node: ts.Node | undefined): string | null =>
  node && ts.isStringLiteralLike(node) ? node.text : null;

const getProperty = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)
    ?.initializer;

/**
 * Route path → name of its page's chunk, parsed from the routes module:
 * `{ path: '/login', lazy: () => import(/* webpackChunkName: "page-login" *\/ './login/LoginPage.tsx') }`.
 */
export const parsePageChunks = (source: string): Record<string, string> => {
  const found: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const path = getStringValue(getProperty(node, 'path'));
      const chunk = /webpackChunkName:\s*"([^"]+)"/.exec(getProperty(node, 'lazy')?.getFullText() ?? '')?.[1];
      if (path && chunk) found[path] = chunk;
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('routes.tsx', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX));
  return found;
};

const isExported = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === ts.SyntaxKind.ExportKeyword);

/**
 * Contribution → name of its chunk, parsed from the slots module:
 * `{ articleFacts: () => import(/* webpackChunkName: "slot-article-facts" *\/ './planner/ArticleFacts.tsx') }`.
 */
export const parseSlotChunks = (source: string): Record<string, string> =>
  Object.fromEntries(
    [...source.matchAll(/(\w+):\s*\(\)\s*=>\s*import\(\s*\/\* webpackChunkName: "([^"]+)" \*\//g)].map(
      ([, id = '', chunk = '']) => [id, chunk],
    ),
  );

/** Names of the exported variables of a module. */
export const listExportedNames = (source: string): string[] =>
  ts
    .createSourceFile('routes.tsx', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX)
    .statements.filter(isExported)
    .flatMap((statement) =>
      ts.isVariableStatement(statement)
        ? statement.declarationList.declarations.map((declaration) => declaration.name.getText())
        : [],
    );
