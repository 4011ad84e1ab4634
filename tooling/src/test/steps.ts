import { repositoryRoot } from '../origin/paths.ts';
import path from 'node:path';

/** One script that the task runner runs, in one project or in all, cached by its inputs in `nx.json`. */
export interface Step {
  name: string;
  /** Arguments of the task runner. */
  run: readonly string[];
  /** File under `test-results/` that lists the step's tests. Without it, the step counts as one test. */
  results?: string;
  /** Environment of the steps after it, once it has passed. */
  provides?: Readonly<Record<string, string>>;
}

/** Steps that run in sequence. */
export type Lane = readonly Step[];

const rootScript = (script: string): string[] => ['run', `rankwright:${script}`];
const packageScript = (packageName: string, script: string): string[] => [
  'run',
  `@rankwright/${packageName}:${script}`,
];

const lint: Step = { name: 'lint', run: rootScript('lint:code') };
const structure: Step = { name: 'structure', run: rootScript('lint:structure') };
const format: Step = { name: 'format', run: rootScript('lint:format') };
const types: Step = { name: 'types', run: rootScript('typecheck') };
const apiReport: Step = { name: 'api report', run: rootScript('api:report') };
const build: Step = {
  name: 'build',
  run: ['run-many', '--targets=build', '--parallel=2'],
  provides: { SKIP_BUILD: '1' },
};
const storybook: Step = { name: 'storybook', run: packageScript('shared-ui', 'build:storybook') };
const unit: Step = { name: 'unit', run: rootScript('jest'), results: 'unit.json' };
const tooling: Step = { name: 'tooling', run: packageScript('tooling', 'unit'), results: 'tooling.json' };
const api: Step = { name: 'api', run: packageScript('api', 'unit'), results: 'api.json' };
const apiOnPostgres: Step = {
  name: 'api on PostgreSQL',
  run: packageScript('api', 'unit:postgres'),
  results: 'api-postgres.json',
};
const crash: Step = { name: 'crash', run: packageScript('testing', 'crash:short') };
const fuzz: Step = { name: 'fuzz', run: packageScript('e2e', 'fuzz:short') };
const words: Step = { name: 'words', run: packageScript('testing', 'words:short') };
const stories: Step = { name: 'stories', run: packageScript('e2e', 'stories'), results: 'stories.json' };
const journeys = (project: 'parallel' | 'serial'): Step => ({
  name: `journeys, ${project}`,
  run: packageScript('e2e', `journeys:${project}`),
  results: `e2e-${project}.json`,
});

/** Reads the results of the steps before it. */
const specCoverage: Step = { name: 'spec coverage', run: rootScript('spec:coverage') };
const asvs: Step = { name: 'asvs', run: rootScript('asvs') };

/** Everything `npm test` runs. Rows run in sequence; the lanes of one row run side by side. */
export const rows: readonly (readonly Lane[])[] = [
  [
    [lint, structure],
    [types, apiReport, format, build, storybook],
  ],
  [[unit]],
  [
    [api, fuzz],
    [apiOnPostgres, crash, tooling, words],
  ],
  [[stories]],
  [[journeys('parallel')]],
  [[journeys('serial')]],
  [[specCoverage, asvs]],
];

const taskRunner = path.join(repositoryRoot, 'node_modules/.bin/nx');

export const createCommand = ({ run }: Step, withoutCache: boolean): string[] => [
  taskRunner,
  ...run,
  '--output-style=stream-without-prefixes',
  ...(withoutCache ? ['--skip-nx-cache'] : []),
];
