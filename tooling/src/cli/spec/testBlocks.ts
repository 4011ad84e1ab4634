import ts from 'typescript';

/** The sources of the single tests of one file, and what they share: tables, helpers, imports. */
export interface TestBlocks {
  blocks: readonly string[];
  shared: string;
}

const isTest = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  /^(it|test)\b(?!\.describe)/.test(node.expression.getText()) &&
  node.arguments.length > 1;

/** TypeScript source of a test file → its `it` and `test` calls, each with its title, table and body. */
export const parseTestBlocks = (source: string): TestBlocks => {
  const file = ts.createSourceFile('file.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const ranges: { start: number; end: number }[] = [];
  const visit = (node: ts.Node): void => {
    if (isTest(node)) ranges.push({ start: node.getStart(), end: node.getEnd() });
    else ts.forEachChild(node, visit);
  };
  visit(file);
  let shared = '';
  let end = 0;
  for (const range of ranges) {
    shared += source.slice(end, range.start);
    end = range.end;
  }
  return {
    blocks: ranges.map((range) => source.slice(range.start, range.end)),
    shared: shared + source.slice(end),
  };
};
