import type { TestResult } from '../../test/results.ts';

/** A testable sentence of the specification. */
export interface Statement {
  id: string;
  text: string;
}

const statementIdPattern = /\b[A-Z]-\d{3,4}\b/g;

/** Statement ids in the square brackets of a test title: `shows the toast [A-210, C-014]`. */
export const parseStatementIds = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) =>
    [...(inside ?? '').matchAll(statementIdPattern)].map(([id]) => id),
  );

/** Statements that no passed test names, and ids in titles that no statement has. */
export const computeCoverage = (statements: readonly Statement[], tests: readonly TestResult[]) => {
  const passed = new Set(
    tests.filter(({ status }) => status === 'passed').flatMap(({ name }) => parseStatementIds(name)),
  );
  const known = new Set(statements.map(({ id }) => id));
  return {
    uncovered: statements.filter(({ id }) => !passed.has(id)),
    unknown: [...passed].filter((id) => !known.has(id)).sort(),
  };
};
