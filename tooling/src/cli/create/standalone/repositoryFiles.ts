import { renderRemoteConfig, webpackFile } from '../configFiles.ts';
import {
  modelFile,
  modelTestFile,
  renderJourney,
  renderPage,
  renderPageTest,
  renderRoutes,
} from '../sourceFiles.ts';

export interface NewRepository {
  name: string;
  title: string;
  owner: string;
  /** Specifier of a package: its version, or the path of its tarball. */
  getVersion: (name: string) => string;
  /** Packages of ours that no registry has: installed beside the others. */
  further: readonly string[];
}

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const dependencies = [
  '@rankwright/contracts',
  '@rankwright/sdk',
  '@rankwright/shared-ui',
  'react',
  'react-dom',
];
const devDependencies = [
  '@playwright/test',
  '@rankwright/host',
  '@rankwright/tooling',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/jest-axe',
  '@types/node',
  '@types/react',
  'eslint',
  'jest',
  'jest-axe',
  'msw',
  'typescript',
  'typescript-eslint',
];

const renderManifest = ({ name, title, getVersion, further }: NewRepository): string => {
  const pick = (names: readonly string[]): Record<string, string> =>
    Object.fromEntries([...names].sort().map((each) => [each, getVersion(each)]));
  return formatJson({
    name: `remote-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    description: `${title}.`,
    scripts: {
      dev: 'rankwright-remote dev',
      test: 'jest && npm run journeys',
      journeys: 'rankwright-remote build && playwright test',
      typecheck: 'tsc --noEmit',
      lint: 'eslint .',
      build: 'rankwright-remote build',
      check: 'rankwright-remote check',
      release: 'rankwright-remote release',
      rollback: 'rankwright-remote rollback',
      list: 'rankwright-remote list',
    },
    dependencies: pick(dependencies),
    devDependencies: pick([...devDependencies, ...further]),
  });
};

const compilerOptions = formatJson({
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    noUnusedLocals: true,
    noUnusedParameters: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ['jest', 'node', '@testing-library/jest-dom', 'jest-axe'],
  },
  include: ['src', 'journeys', '*.ts'],
});

const jestFile = `import { browserPreset } from '@rankwright/tooling/jest';

export default browserPreset;
`;

const lintFile = `import tseslint from 'typescript-eslint';

const provided = 'is provided by the host, once for all remotes. Use';

export default tseslint.config(
  { ignores: ['dist/', '.journeys/'] },
  tseslint.configs.recommended,
  {
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { group: ['@mui/*', '@emotion/*'], message: \`It \${provided} @rankwright/shared-ui.\` },
            { group: ['react-router', 'react-router-dom'], message: \`It \${provided} @rankwright/sdk/router.\` },
            { group: ['@tanstack/react-query'], message: \`It \${provided} @rankwright/sdk/query.\` },
            { group: ['@rankwright/remote-*'], message: 'Remotes do not import one another.' },
          ],
        },
      ],
    },
  },
);
`;

const assetTypes = `/** URL of a file of the build. */
${['png', 'jpg', 'jpeg', 'gif', 'webp', 'avif', 'svg', 'woff', 'woff2', 'mp4', 'webm']
  .map((extension) => `declare module '*.${extension}' {\n  const url: string;\n  export default url;\n}`)
  .join('\n')}
`;

const journeysFile = `export { journeyConfig as default } from '@rankwright/tooling/testing';
`;

const pipeline = `name: remote
on:
  pull_request:
  push: { branches: [main] }

jobs:
  check:
    runs-on: ubuntu-latest
    env:
      RANKWRIGHT_ORIGIN: \${{ vars.RANKWRIGHT_ORIGIN }}
      RANKWRIGHT_TOKEN: \${{ secrets.RANKWRIGHT_TOKEN }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: 22, cache: npm }
      - run: npm ci
      - run: npm run typecheck
      - run: npm run lint
      - run: npx playwright install --with-deps chromium
      - run: npm test
      - run: npm run check
      - if: github.ref == 'refs/heads/main'
        run: npm run release
`;

const renderReadme = ({ name, title, owner }: NewRepository): string => `# ${title}

A remote of Rankwright, owned by ${owner}. Its screen: \`/${name}\`.

\`\`\`
npm install
npm test               its own tests, then its journeys
npm run journeys       its build in the built host, in Chromium
npm run typecheck
npm run lint
npm run check          tests it inside the real host, at the origin
npm run release        checks it and makes it current
npm run rollback       makes the version before current again
npm run list           every version of it, and why one was taken back
npm run dev            serves it from its sources, for the released host
\`\`\`

\`check\`, \`release\` and \`rollback\` are requests to the origin service. Set \`RANKWRIGHT_ORIGIN\` to its URL and
\`RANKWRIGHT_TOKEN\` to the token of this remote; the operator of the host has both. \`.github/workflows/remote.yml\`
checks every pull request and releases the main branch.

A journey (\`journeys/\`) opens a screen in the host, signed in, with an API of fakes: \`@rankwright/tooling/testing\`. It needs
Chromium: \`npx playwright install chromium\`, or \`CHROMIUM_PATH\`.

\`remote.config.ts\` declares the screens and who may see them. Import from \`@rankwright/shared-ui\` (components),
\`@rankwright/sdk\` (session, API client, router, queries, toasts) and \`@rankwright/contracts\`.
`;

/** File path inside the new repository → content. */
export const createRepositoryFiles = (repository: NewRepository): Record<string, string> => {
  const { name, title, owner } = repository;
  return {
    'package.json': renderManifest(repository),
    'tsconfig.json': compilerOptions,
    'jest.config.js': jestFile,
    'eslint.config.js': lintFile,
    'webpack.config.ts': webpackFile,
    'remote.config.ts': renderRemoteConfig(name, title, owner),
    'README.md': renderReadme(repository),
    'playwright.config.ts': journeysFile,
    '.gitignore': 'node_modules/\ndist/\n.journeys/\n',
    '.github/workflows/remote.yml': pipeline,
    'src/assets.d.ts': assetTypes,
    'src/routes.tsx': renderRoutes(name),
    'src/home/HomePage.tsx': renderPage(title),
    'src/home/HomePage.test.tsx': renderPageTest(title),
    'src/home/home.model.ts': modelFile,
    'src/home/home.model.test.ts': modelTestFile,
    'journeys/home.spec.ts': renderJourney(name, title),
  };
};
