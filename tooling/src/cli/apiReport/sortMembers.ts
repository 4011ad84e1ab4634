import ts from 'typescript';

const codeBlock = /(?<=```ts\n)[\s\S]*?(?=```)/;

/**
 * Sorts the members of unions, type literals and interfaces in the code of an API report. The compiler orders them by
 * when it first met each type, which differs between a clean and an incremental compilation.
 */
export const sortMembers = (report: string): string => report.replace(codeBlock, sortCode);

const printer = ts.createPrinter();
const plainPrinter = ts.createPrinter({ removeComments: true });

const sortCode = (code: string): string => {
  const file = ts.createSourceFile('report.d.ts', code, ts.ScriptTarget.Latest);
  const sortByText = <T extends ts.Node>(nodes: ts.NodeArray<T>): T[] =>
    nodes
      .map((node) => ({ node, text: plainPrinter.printNode(ts.EmitHint.Unspecified, node, file) }))
      .sort((one, other) => (one.text < other.text ? -1 : 1))
      .map(({ node }) => node);
  const { transformed } = ts.transform(file, [
    (context) => (root) => {
      const { factory } = context;
      const visit = (outer: ts.Node): ts.Node => {
        const node = ts.visitEachChild(outer, visit, context);
        if (ts.isUnionTypeNode(node))
          return factory.updateUnionTypeNode(node, factory.createNodeArray(sortByText(node.types)));
        if (ts.isTypeLiteralNode(node))
          return factory.updateTypeLiteralNode(node, factory.createNodeArray(sortByText(node.members)));
        if (ts.isInterfaceDeclaration(node))
          return factory.updateInterfaceDeclaration(
            node,
            node.modifiers,
            node.name,
            node.typeParameters,
            node.heritageClauses,
            factory.createNodeArray(sortByText(node.members)),
          );
        return node;
      };
      return ts.visitEachChild(root, visit, context);
    },
  ]);
  return `\n${transformed.map((root) => printer.printFile(root)).join('')}\n`;
};
