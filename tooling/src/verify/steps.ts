import path from 'node:path';
import { checkout } from '../release/origin.ts';

export interface Step {
  name: string;
  command: string[];
  /** File under `test-results/` that lists the step's tests; without one the step counts as one test. */
  results?: string;
}

const bin = (file: string): string[] => [process.execPath, path.join(checkout, 'node_modules', file)];
const script = (room: string, name: string): string[] => ['npm', 'run', name, '-w', `@rankwright/${room}`];

/** What `npm test` runs, in this order. The steps of one row run beside each other. */
export const steps: readonly (readonly Step[])[] = [
  [
    { name: 'lint', command: bin('eslint/bin/eslint.js').concat('--cache', '.') },
    { name: 'types', command: bin('typescript/bin/tsc').concat('-b') },
  ],
  [
    {
      name: 'format',
      command: bin('prettier/bin/prettier.cjs').concat('--check', '--log-level', 'warn', '.'),
    },
  ],
  [{ name: 'unit', command: bin('jest/bin/jest.js'), results: 'unit.json' }],
  [{ name: 'tooling', command: script('tooling', 'unit'), results: 'tooling.json' }],
  [
    { name: 'api', command: script('api', 'unit'), results: 'api.json' },
    { name: 'api on PostgreSQL', command: script('api', 'unit:postgres'), results: 'api-postgres.json' },
  ],
  [
    {
      name: 'kill',
      command: script('api', 'kill').concat(
        '--',
        '--sites=wordpress',
        '--lost=some',
        '--kills=10',
        '--items=40',
      ),
    },
  ],
  [{ name: 'build', command: ['npm', 'run', 'build'] }],
  [{ name: 'storybook', command: script('shared-ui', 'build:storybook') }],
  [{ name: 'stories', command: script('e2e', 'stories'), results: 'stories.json' }],
  [{ name: 'e2e', command: script('e2e', 'e2e'), results: 'e2e.json' }],
];
