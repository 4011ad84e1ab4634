import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../origin/paths.ts';
import type { TestResult } from '../../test/results.ts';
import { computeCoverage, type Statement } from './coverage.model.ts';

const readJsonFiles = <Value>(folder: string): Value[] => {
  const directory = path.join(repositoryRoot, folder);
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(path.join(directory, name), 'utf8')) as Value[]);
};

const statements = readJsonFiles<Statement>('docs/spec');
const { uncovered, unknown } = computeCoverage(statements, readJsonFiles<TestResult>('test-results'));
for (const { id, text } of uncovered) console.log(`${id}  ${text}`);
if (unknown.length > 0) console.log(`\nIn test names but not in docs/spec: ${unknown.join(', ')}`);
console.log(`\ncovered ${statements.length - uncovered.length} of ${statements.length}`);
