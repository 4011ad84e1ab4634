import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../origin/paths.ts';
import { readResults, type TestResult } from '../../test/results.ts';
import { rows } from '../../test/steps.ts';
import { computeCoverage, type ReadSource, type Statement } from './coverage.model.ts';

/**
 * Compares the statements of `docs/spec/` with the results of the present test run. Exits with 1 when a statement is
 * not covered, when results are missing or when they are older than a source file.
 */
const resolvePath = (...segments: string[]): string => path.join(repositoryRoot, ...segments);

const readStatements = (name: string): Statement[] =>
  JSON.parse(readFileSync(resolvePath('docs/spec', `${name}.json`), 'utf8')) as Statement[];

const readSource: ReadSource = (file) => {
  const absolute = resolvePath(file);
  return existsSync(absolute) && statSync(absolute).isFile() ? readFileSync(absolute, 'utf8') : null;
};

const findNewestSource = (): { file: string; changedAt: number } =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.cjs', 'docs/spec/*.json'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
    .trim()
    .split('\n')
    .filter((file) => existsSync(resolvePath(file)))
    .map((file) => ({ file, changedAt: statSync(resolvePath(file)).mtimeMs }))
    .reduce((newest, next) => (next.changedAt > newest.changedAt ? next : newest));

const problems: string[] = [];
const newest = findNewestSource();
const tests: TestResult[] = [];
for (const { name, results } of rows.flat(2)) {
  if (!results) continue;
  const file = resolvePath('test-results', results);
  const found = readResults(file);
  if (!found) problems.push(`${results}: no results, run: npm test -- "${name}"`);
  else if (statSync(file).mtimeMs < newest.changedAt)
    problems.push(`${results}: older than ${newest.file}, run: npm test -- "${name}"`);
  else tests.push(...found);
}

const additions = readStatements('additions');
const statements = [...readStatements('accounts'), ...readStatements('content')];
const { gaps, unknown } = computeCoverage([...statements, ...additions], tests, readSource);
for (const { statement, reason } of gaps) console.log(`${statement.id}  ${statement.text}\n       ${reason}`);
if (unknown.length > 0) problems.push(`In test titles but not in docs/spec: ${unknown.join(', ')}`);
for (const problem of problems) console.log(problem);

const countGaps = (list: readonly Statement[]): number =>
  gaps.filter(({ statement }) => list.includes(statement)).length;
console.log(`\nadditions: covered ${additions.length - countGaps(additions)} of ${additions.length}`);
process.exitCode = gaps.length === 0 && problems.length === 0 ? 0 : 1;
console.log(`covered ${statements.length - countGaps(statements)} of ${statements.length}`);
