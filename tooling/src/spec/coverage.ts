import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '../release/origin.ts';
import type { TestResult } from '../verify/results.ts';
import { coverageOf, type Statement } from './coverage.model.ts';

const read = <Value>(folder: string): Value[] => {
  const place = path.join(checkout, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => JSON.parse(readFileSync(path.join(place, name), 'utf8')) as Value[]);
};

const statements = read<Statement>('docs/spec');
const { uncovered, unknown } = coverageOf(statements, read<TestResult>('test-results'));
for (const { id, text } of uncovered) console.log(`${id}  ${text}`);
if (unknown.length > 0) console.log(`\nNamed by tests, but not in docs/spec: ${unknown.join(', ')}`);
console.log(`\ncovered ${statements.length - uncovered.length} of ${statements.length}`);
