import path from 'node:path';
import { repositoryRoot } from '../origin/paths.ts';

export interface Step {
  name: string;
  command: string[];
  /** File under `test-results/` that lists the step's tests. Without it, the step counts as one test. */
  results?: string;
}

const nodeCommand = (file: string): string[] => [
  process.execPath,
  path.join(repositoryRoot, 'node_modules', file),
];
const npmScript = (packageName: string, name: string, ...flags: string[]): string[] =>
  ['npm', 'run', name, '-w', `@rankwright/${packageName}`].concat(flags.length > 0 ? ['--', ...flags] : []);

/** Steps that run in sequence. */
export type Lane = readonly Step[];

const lint: Step = { name: 'lint', command: nodeCommand('eslint/bin/eslint.js').concat('--cache', '.') };
const structure: Step = { name: 'structure', command: ['npm', 'run', 'lint:structure'] };
const types: Step = { name: 'types', command: nodeCommand('typescript/bin/tsc').concat('-b') };
const format: Step = {
  name: 'format',
  command: nodeCommand('prettier/bin/prettier.cjs').concat('--check', '--log-level', 'warn', '.'),
};
const build: Step = { name: 'build', command: ['npm', 'run', 'build'] };
const storybook: Step = { name: 'storybook', command: npmScript('shared-ui', 'build:storybook') };
const unit: Step = { name: 'unit', command: nodeCommand('jest/bin/jest.js'), results: 'unit.json' };
const tooling: Step = { name: 'tooling', command: npmScript('tooling', 'unit'), results: 'tooling.json' };
const api: Step = { name: 'api', command: npmScript('api', 'unit'), results: 'api.json' };
const apiOnPostgres: Step = {
  name: 'api on PostgreSQL',
  command: npmScript('api', 'unit:postgres'),
  results: 'api-postgres.json',
};
const crashRun: Step = {
  name: 'crash',
  command: npmScript('testing', 'crash', '--sites=wordpress', '--lost=some', '--kills=10', '--items=40'),
};
const stories: Step = { name: 'stories', command: npmScript('e2e', 'stories'), results: 'stories.json' };
const journeys = (project: 'together' | 'alone'): Step => ({
  name: `journeys ${project}`,
  command: npmScript('e2e', 'e2e', `--project=${project}`, '--no-deps'),
  results: `e2e-${project}.json`,
});

/** Everything `npm test` runs. Rows run in sequence; the lanes of one row run in parallel. */
export const rows: readonly (readonly Lane[])[] = [
  [
    [lint, structure],
    [types, format, build, storybook],
  ],
  [[unit]],
  [[api], [apiOnPostgres, crashRun, tooling]],
  [[stories]],
  [[journeys('together')]],
  [[journeys('alone')]],
];
