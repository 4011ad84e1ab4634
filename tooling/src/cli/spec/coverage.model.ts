import type { TestResult } from '../../test/results.ts';
import { parseTestBlocks } from './testBlocks.ts';

/** A testable sentence of the specification. */
export interface Statement {
  id: string;
  text: string;
  /** Numbers and names, besides the texts in double quotes, that a covering test contains literally. */
  constants?: readonly string[];
}

/** A statement that is not covered, and what is missing. */
export interface Gap {
  statement: Statement;
  reason: string;
}

/** Path of a test file, as in the results → its source, or null when there is none. */
export type ReadSource = (file: string) => string | null;

const statementIdPattern = /\b[A-Z]-\d{3,4}\b/g;

/** Statement ids in the square brackets of a test title: `shows the toast [A-210, C-014]`. */
export const parseStatementIds = (title: string): string[] =>
  [...title.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside]) =>
    [...(inside ?? '').matchAll(statementIdPattern)].map(([id]) => id),
  );

/** Texts in double quotes, cut at their `{placeholders}`, and the constants of the statement. */
export const parseLiterals = ({ text, constants = [] }: Statement): string[] => [
  ...[...text.matchAll(/"([^"]+)"/g)]
    .flatMap(([, quoted = '']) => quoted.split(/\{\w+\}/))
    .map((part) => part.trim())
    .filter((part) => part.length > 1),
  ...constants,
];

/** Escapes and digit separators do not make another text: `5_000` is 5000, `\'` is an apostrophe. */
const normalize = (text: string): string => text.replace(/\\(?=[^\w\s])/g, '').replace(/(?<=\d)_(?=\d)/g, '');

/** What the test with this statement id contains: its own source and what the tests of the file share. */
const readTestSource = (source: string, id: string): string => {
  const { blocks, shared } = parseTestBlocks(source);
  const own = blocks.filter((block) => block.includes(id));
  // A table outside of the tests may hold the ids: then any test of the file may be the one.
  return normalize([shared, ...(own.length > 0 ? own : blocks)].join('\n'));
};

const findGap = (
  statement: Statement,
  tests: readonly TestResult[],
  readSource: ReadSource,
): string | null => {
  if (tests.length === 0) return 'no test names it';
  const failed = tests.find(({ status }) => status !== 'passed');
  if (failed) return `${failed.status}: ${failed.file}: ${failed.name}`;
  const sources = [...new Set(tests.map(({ file }) => file))]
    .map(readSource)
    .filter((source) => source !== null)
    .map((source) => readTestSource(source, statement.id));
  const missing = parseLiterals(statement).filter(
    (literal) => !sources.some((source) => source.includes(literal)),
  );
  return missing.length > 0
    ? `no test of it contains ${missing.map((text) => `"${text}"`).join(', ')}`
    : null;
};

/**
 * A statement is covered when a test names it in its own title, all tests that name it passed, and each of its
 * literals stands in one of them, not only in what the product exports.
 */
export const computeCoverage = (
  statements: readonly Statement[],
  tests: readonly TestResult[],
  readSource: ReadSource,
): { gaps: Gap[]; unknown: string[] } => {
  const testsById = new Map<string, TestResult[]>();
  for (const test of tests)
    for (const id of parseStatementIds(test.title)) testsById.set(id, [...(testsById.get(id) ?? []), test]);
  const known = new Set(statements.map(({ id }) => id));
  return {
    gaps: statements.flatMap((statement) => {
      const reason = findGap(statement, testsById.get(statement.id) ?? [], readSource);
      return reason === null ? [] : [{ statement, reason }];
    }),
    unknown: [...testsById.keys()].filter((id) => !known.has(id)).sort(),
  };
};
