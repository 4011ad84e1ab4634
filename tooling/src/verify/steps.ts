import path from 'node:path';
import { checkout } from '../release/origin.ts';

export interface Step {
  name: string;
  command: string[];
  /** File under `test-results/` that lists the step's tests; without one the step counts as one test. */
  results?: string;
}

const bin = (file: string): string[] => [process.execPath, path.join(checkout, 'node_modules', file)];
const script = (room: string, name: string, ...flags: string[]): string[] =>
  ['npm', 'run', name, '-w', `@rankwright/${room}`].concat(flags.length > 0 ? ['--', ...flags] : []);

/** Steps that run one after another. */
export type Lane = readonly Step[];

const lint: Step = { name: 'lint', command: bin('eslint/bin/eslint.js').concat('--cache', '.') };
const types: Step = { name: 'types', command: bin('typescript/bin/tsc').concat('-b') };
const format: Step = {
  name: 'format',
  command: bin('prettier/bin/prettier.cjs').concat('--check', '--log-level', 'warn', '.'),
};
const build: Step = { name: 'build', command: ['npm', 'run', 'build'] };
const storybook: Step = { name: 'storybook', command: script('shared-ui', 'build:storybook') };
const unit: Step = { name: 'unit', command: bin('jest/bin/jest.js'), results: 'unit.json' };
const tooling: Step = { name: 'tooling', command: script('tooling', 'unit'), results: 'tooling.json' };
const api: Step = { name: 'api', command: script('api', 'unit'), results: 'api.json' };
const apiOnPostgres: Step = {
  name: 'api on PostgreSQL',
  command: script('api', 'unit:postgres'),
  results: 'api-postgres.json',
};
const kill: Step = {
  name: 'kill',
  command: script('api', 'kill', '--sites=wordpress', '--lost=some', '--kills=10', '--items=40'),
};
const stories: Step = { name: 'stories', command: script('e2e', 'stories'), results: 'stories.json' };
const journeys = (project: 'together' | 'alone'): Step => ({
  name: `journeys ${project}`,
  command: script('e2e', 'e2e', `--project=${project}`, '--no-deps'),
  results: `e2e-${project}.json`,
});

/** What `npm test` runs, row after row. The lanes of one row run beside each other. */
export const rows: readonly (readonly Lane[])[] = [
  [[lint], [types, format, build, storybook]],
  [[unit]],
  [[api], [apiOnPostgres, kill, tooling]],
  [[stories]],
  [[journeys('together')]],
  [[journeys('alone')]],
];
