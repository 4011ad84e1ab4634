import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../origin/paths.ts';
import { readResults } from '../../test/results.ts';
import { describeRequirements, findContradictions, readRequirements } from './asvs.model.ts';

/** Checks docs/asvs.md against the files that it names and the results of the last test run. Exits with 1 when they disagree. */
const resolvePath = (...segments: string[]): string => path.join(repositoryRoot, ...segments);

const results = resolvePath('test-results');
const tests = (existsSync(results) ? readdirSync(results) : [])
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => readResults(path.join(results, name)) ?? []);
const requirements = readRequirements(readFileSync(resolvePath('docs/asvs.md'), 'utf8'));
const contradictions = findContradictions(requirements, (file) => existsSync(resolvePath(file)), tests);
for (const line of contradictions) console.log(line);
for (const state of ['holds', 'not applicable', 'open'])
  console.log(`${state}: ${requirements.filter((requirement) => requirement.state === state).length}`);
process.exitCode = contradictions.length === 0 ? 0 : 1;
console.log(describeRequirements(requirements));
