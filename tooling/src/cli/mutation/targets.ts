import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files of a folder, whose paths in it match. */
export interface Files {
  folder: string;
  matching: RegExp;
  except?: RegExp;
}

/** Tests that run without a document: a mutant costs a fraction of a second there and seconds in a screen. */
export interface UnitTests {
  jestProject: string;
  testMatch: readonly string[];
  environment: 'node' | 'document';
}

/**
 * Tests of Node's own runner, bundled once for all mutants and run in the order of the selections: the first failure ends
 * the test of a mutant, so tests without a database come first.
 */
export interface NodeTests {
  nodePackage: 'api' | 'tooling';
  files: readonly Files[];
}

/** What is mutated together, and the tests that have to notice. Paths are relative to the repository. */
export interface MutationTarget {
  name: string;
  mutated: readonly Files[];
  tests: UnitTests | NodeTests;
}

/** Paths relative to the repository, sorted. */
export const listFiles = (directory: string, selections: readonly Files[]): string[] =>
  selections
    .flatMap(({ folder, matching, except }) =>
      readdirSync(path.join(directory, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => matching.test(file) && !except?.test(file))
        .map((file) => path.posix.join(folder, file)),
    )
    .sort();

const testFile = /\.test\.ts$/;
const typescript = /\.ts$/;

const models = (packageName: string): MutationTarget => ({
  name: packageName,
  mutated: [{ folder: `${packageName}/src`, matching: /\.model\.ts$/ }],
  tests: { jestProject: packageName, testMatch: ['**/*.model.test.ts'], environment: 'node' },
});

/** Tests of a feature, this one or another that reaches it through its endpoints. */
const findTests = (name: string, matching: RegExp): Files => ({
  folder: `api/src/features/${name}`,
  matching,
});

/** Rules of one feature of the API, held by the tests of that feature and by those that are named. */
const feature = (name: string, ...others: Files[]): MutationTarget => ({
  name: `api-${name}`,
  mutated: [{ folder: `api/src/features/${name}`, matching: /\.(service|model)\.ts$/ }],
  tests: {
    nodePackage: 'api',
    files: [
      findTests(name, /\.(model|unit)\.test\.ts$/),
      findTests(name, /^(?!.*\.(model|unit)\.test\.ts$).*\.test\.ts$/),
      ...others,
    ],
  },
});

const platform = (
  name: string,
  contract: RegExp,
  connection: RegExp,
  ...others: Files[]
): MutationTarget => ({
  name: `platform-${name}`,
  mutated: [{ folder: `platforms/src/${name}`, matching: typescript }],
  tests: {
    nodePackage: 'api',
    files: [
      { folder: `api/src/platforms/${name}`, matching: testFile },
      { folder: 'api/src/platforms', matching: contract },
      findTests('connections', connection),
      ...others,
    ],
  },
});

/** Contracts with rules in them. The others declare paths and schemas, which the tests of the API hold. */
const contractsWithRules =
  /^(articles\/state|billing\/billing|connections\/(connectFields|deliveryForecast)|daylightSaving|endpoints|limits|remote\/remote|text\/text|zonedTime)\.ts$/;

/** Tests of an origin's files, of releases, and of what makes them: the service of an origin, its pages. */
const releaseTests: NodeTests = {
  nodePackage: 'tooling',
  files: [
    { folder: 'tooling/src/origin', matching: testFile },
    { folder: 'tooling/src/release', matching: testFile },
    {
      folder: 'tooling/src',
      matching: /^(service\/createOriginService|pages\/writePages)\.test\.ts$/,
    },
  ],
};

export const targets: readonly MutationTarget[] = [
  {
    name: 'kernel',
    // Without the adapters of the browser and their fakes.
    mutated: [
      {
        folder: 'shell/src/kernel',
        matching: typescript,
        except: /\.test\.ts$|^testing\/|^ports\/|^registry\/hostData\.ts$/,
      },
    ],
    tests: {
      jestProject: 'shell',
      testMatch: [
        '**/kernel/{*,activation/*,contract/*,diagnostics/*,registry/*}.test.ts',
        '!**/hostData.test.ts',
      ],
      environment: 'node',
    },
  },
  {
    name: 'kernel-page',
    mutated: [{ folder: 'shell/src/kernel/registry', matching: /^hostData\.ts$/ }],
    tests: { jestProject: 'shell', testMatch: ['**/hostData.test.ts'], environment: 'document' },
  },
  {
    name: 'contracts',
    mutated: [{ folder: 'contracts/src', matching: contractsWithRules }],
    tests: { jestProject: 'contracts', testMatch: ['**/*.test.ts'], environment: 'node' },
  },
  {
    name: 'sdk',
    mutated: [
      {
        folder: 'sdk/src',
        matching: /^((http|session|toasts|undo)\/[^/]*|events\/keepConnected)\.ts$/,
        except: /\.test\.ts$|\/use[A-Z][^/]*$/,
      },
    ],
    tests: { jestProject: 'sdk', testMatch: ['**/*.test.ts'], environment: 'document' },
  },
  models('shell'),
  models('remote-planner'),
  models('remote-generator'),
  models('remote-auth'),
  models('remote-billing'),
  models('remote-integrations'),
  models('remote-marketing'),
  models('remote-fleet'),
  feature('alerts', findTests('delivery', /^(review|preflightAlerts)\.test\.ts$/)),
  feature('analytics'),
  feature('archive', findTests('refreshing', testFile)),
  feature(
    'articles',
    findTests('planner', testFile),
    findTests('generations', testFile),
    findTests('archive', testFile),
    findTests('publishing', /^articlePublishing\.test\.ts$/),
  ),
  feature('auth'),
  feature('billing', { folder: 'api/src/payments', matching: testFile }),
  feature('connections'),
  feature('delivery'),
  feature('events'),
  feature('fleet'),
  feature('generations', findTests('articles', /^writing\.test\.ts$/)),
  feature('keywords'),
  feature('links'),
  feature('pageChecks'),
  feature('planner'),
  feature('profile'),
  feature(
    'publications',
    findTests('publishing', /^articlePublishing\.test\.ts$/),
    findTests('pageChecks', /^pageChecks\.test\.ts$/),
  ),
  feature(
    'publishing',
    findTests('delivery', /^(delivery(Failures)?|setTo(Manual|Review)|checkedPublication)\.test\.ts$/),
  ),
  feature('ranks'),
  feature('refreshing'),
  feature('reports'),
  feature('roi'),
  feature(
    'searchPerformance',
    findTests('refreshing', /^measuring\.test\.ts$/),
    findTests('reports', /^searchReport\.test\.ts$/),
  ),
  feature('telemetry'),
  feature('writers'),
  {
    name: 'api-payments',
    mutated: [{ folder: 'api/src/payments', matching: /\.(service|model)\.ts$/ }],
    tests: {
      nodePackage: 'api',
      files: [{ folder: 'api/src/payments', matching: testFile }, findTests('billing', testFile)],
    },
  },
  platform('shopify', /(contract\/shopify.*|^adapters)\.test\.ts$/i, /^shopify\.test\.ts$/),
  platform('webflow', /(contract\/webflow.*|^adapters)\.test\.ts$/i, /^webflow\.test\.ts$/),
  platform('webhook', /(contract\/webhook.*|^adapters)\.test\.ts$/i, /^webhook\.test\.ts$/),
  platform('wix', /(contract\/(wix.*|toRicos)|^adapters)\.test\.ts$/i, /^wix\.test\.ts$/),
  platform(
    'wordpress',
    /(contract\/wordpress.*|^adapters)\.test\.ts$/i,
    /^(wordpress.*|discovery|publishDefaults)\.test\.ts$/,
    // Only these tests publish to a site of one's own and read its posts.
    findTests('publishing', /^(articleP|p)ublishing\.test\.ts$/),
    findTests('archive', testFile),
  ),
  platform(
    'port',
    /(contract\/(webhook|webflow)Contract|^adapters)\.test\.ts$/i,
    /^unreadableAnswers\.test\.ts$/,
  ),
  {
    name: 'tooling-release',
    mutated: [{ folder: 'tooling/src/release', matching: typescript, except: testFile }],
    tests: releaseTests,
  },
  {
    name: 'tooling-origin',
    mutated: [{ folder: 'tooling/src/origin', matching: typescript, except: testFile }],
    tests: releaseTests,
  },
  {
    name: 'tooling-coverage',
    mutated: [{ folder: 'tooling/src/cli/spec', matching: /^coverage\.model\.ts$/ }],
    tests: {
      nodePackage: 'tooling',
      files: [{ folder: 'tooling/src/cli/spec', matching: /^coverage\.model\.test\.ts$/ }],
    },
  },
];
