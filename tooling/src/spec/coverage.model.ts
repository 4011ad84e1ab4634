import type { TestResult } from '../verify/results.ts';

/** A testable sentence of the specification. */
export interface Statement {
  id: string;
  text: string;
}

const tag = /\b[A-Z]-\d{3,4}\b/g;

/** Ids that a test's title names in square brackets: `shows the toast [A-210, C-014]`. */
export const idsIn = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) =>
    [...(inside ?? '').matchAll(tag)].map(([id]) => id),
  );

/** Statements that no passed test names, and ids in titles that no statement has. */
export const coverageOf = (statements: readonly Statement[], tests: readonly TestResult[]) => {
  const passed = new Set(
    tests.filter(({ status }) => status === 'passed').flatMap(({ name }) => idsIn(name)),
  );
  const known = new Set(statements.map(({ id }) => id));
  return {
    uncovered: statements.filter(({ id }) => !passed.has(id)),
    unknown: [...passed].filter((id) => !known.has(id)).sort(),
  };
};
