import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * Functions longer than 60 lines, each with its reason. Factories return functions that share state in their closure;
 * their length is the sum of those functions.
 */
const longFunctions = [
  'api/src/features/events/eventHub.ts', // factory: the streams of all accounts
  'api/src/testing/deliveryFixture.ts', // factory: one account with connections and articles
  'api/src/testing/properties/{killSwitch,oracle}.ts', // factories: state of one sequence
  'api/src/writer/model/modelWriter.ts', // factory: the calls of one model
  'api/src/platforms/contract/*.ts', // test suites
  'shell/src/kernel/kernel.ts', // factory: the documented steps share one registry and one log
  'shell/src/kernel/activation/activation.ts', // factory: steps 1 to 8 share verified and pending versions
  'shell/src/kernel/testing/memoryHost.ts', // factory: fake origin and ports of one page
  'testing/src/fakes/**/*.ts', // factories: routes of one fake server over its state
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/dist-types/**',
      '**/storybook-static/**',
      '.nx/**',
      '.data/**',
      '**/test-results/**',
      'reports/**',
      '**/playwright-report/**',
      'api/migrations/**',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    // One program for all packages: each file is checked once, in half the time of one program per package.
    languageOptions: {
      parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      // Marked as deprecated only to stand out: a provider in development and in tests has no TLS.
      '@typescript-eslint/no-deprecated': [
        'error',
        {
          allow: [
            { from: 'package', package: 'openid-client', name: 'allowInsecureRequests' },
            // For `strictModuleExceptionHandling`: the option that takes its place keeps a failure for ever.
            { from: 'package', package: 'webpack', name: 'Output' },
          ],
        },
      ],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/journeys/*.ts', ...longFunctions],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['**/*.tsx'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
  },
  {
    files: ['**/*.test.{ts,tsx}', 'e2e/**/*.ts', 'testing/src/fakes/**/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off', 'max-lines': 'off' },
  },
  {
    files: ['e2e/journeys/*.spec.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test', 'expect'],
          message: 'Import them from ../product/test.ts, which fails on any message of the browser.',
        },
      ],
    },
  },
  {
    // The functions of Node's test runner return promises that need no await.
    files: ['api/**/*.test.ts', 'api/src/platforms/contract/*.ts', '{testing,tooling}/**/*.test.ts'],
    rules: {
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', package: 'node:test', name: ['describe', 'it', 'test'] },
          ],
        },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: { console: 'readonly', module: 'writable', process: 'readonly', URL: 'readonly' },
    },
  },
);
