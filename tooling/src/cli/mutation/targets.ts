/** Tests that run without a document: a mutant costs a fraction of a second there and seconds in a screen. */
export interface UnitTests {
  jestProject: string;
  testMatch: readonly string[];
  environment: 'node' | 'document';
}

interface NodeTests {
  nodeFiles: readonly string[];
}

/** What is mutated together, and the tests that have to notice. Paths are relative to the repository. */
export interface MutationTarget {
  name: string;
  /** Globs of the mutated files; a leading `!` excludes. */
  mutate: readonly string[];
  tests: UnitTests | NodeTests;
}

const models = (packageName: string): MutationTarget => ({
  name: packageName,
  mutate: [`${packageName}/src/**/*.model.ts`],
  tests: { jestProject: packageName, testMatch: ['**/*.model.test.ts'], environment: 'node' },
});

/** Contracts with rules in them. The others declare paths and schemas, which the tests of the API hold. */
const contractsWithRules = [
  'articles/state',
  'billing/billing',
  'connections/connectFields',
  'connections/deliveryForecast',
  'daylightSaving',
  'endpoints',
  'limits',
  'remote/remote',
  'text/text',
  'zonedTime',
];

export const targets: readonly MutationTarget[] = [
  {
    name: 'kernel',
    mutate: [
      'shell/src/kernel/**/*.ts',
      '!shell/src/kernel/**/*.test.ts',
      '!shell/src/kernel/testing/**',
      // Adapters of the browser, and fakes of them.
      '!shell/src/kernel/ports/**',
    ],
    tests: {
      jestProject: 'shell',
      testMatch: ['**/kernel/{*,activation/*,contract/*,diagnostics/*,registry/*}.test.ts'],
      environment: 'node',
    },
  },
  models('shell'),
  {
    name: 'contracts',
    mutate: contractsWithRules.map((file) => `contracts/src/${file}.ts`),
    tests: { jestProject: 'contracts', testMatch: ['**/*.test.ts'], environment: 'node' },
  },
  {
    name: 'sdk',
    mutate: [
      'sdk/src/{http,session,toasts,undo}/*.ts',
      'sdk/src/events/keepConnected.ts',
      '!sdk/src/**/use*.ts',
      '!sdk/src/**/*.test.ts',
    ],
    tests: { jestProject: 'sdk', testMatch: ['**/*.test.ts'], environment: 'document' },
  },
  models('remote-planner'),
  models('remote-generator'),
  models('remote-auth'),
  models('remote-billing'),
  models('remote-integrations'),
  models('remote-marketing'),
  {
    name: 'tooling',
    mutate: ['tooling/src/cli/spec/coverage.model.ts'],
    tests: { nodeFiles: ['tooling/src/cli/spec/coverage.model.test.ts'] },
  },
];
