import { renderRemoteConfig, webpackFile } from './configFiles.ts';
import { renderRoutes, renderPage, renderPageTest, modelFile, modelTestFile } from './sourceFiles.ts';

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const renderManifest = ({ name, title, getVersion }: NewRemote): string =>
  formatJson({
    name: `@rankwright/remote-${name}`,
    version: '0.1.0',
    private: true,
    type: 'module',
    description: `${title}.`,
    scripts: {
      build: 'rankwright-build remote',
      check: 'rankwright-remote check',
      release: 'rankwright-remote release',
      test: `jest --selectProjects remote-${name} --config ../jest.config.js`,
    },
    dependencies: Object.fromEntries(
      ['@rankwright/contracts', '@rankwright/sdk', '@rankwright/shared-ui', 'react'].map((each) => [
        each,
        getVersion(each),
      ]),
    ),
    devDependencies: { '@rankwright/tooling': getVersion('@rankwright/tooling') },
  });

const compilerOptions = formatJson({
  extends: '../tsconfig.base.json',
  compilerOptions: {
    rootDir: '.',
    outDir: 'dist-types',
    tsBuildInfoFile: 'dist-types/.tsbuildinfo',
    types: ['jest', 'node', '@testing-library/jest-dom', 'jest-axe'],
  },
  include: ['src', '*.ts', '*.config.ts'],
  exclude: ['dist', 'dist-types'],
  references: ['contracts', 'sdk', 'shared-ui', 'tooling'].map((packageName) => ({
    path: `../${packageName}`,
  })),
});

const renderReadme = (name: string, title: string, owner: string): string => `# ${title}

A remote of Rankwright, owned by ${owner}. Its screens: \`/${name}\`.

\`\`\`
npm run dev -- --remote ${name}         hot reload inside the released host
npm test                               from this folder: its own tests
npm run remote -- check ${name}         inside the real host, headless
npm run remote -- release ${name}       makes it current; \`rollback\` restores the previous version
\`\`\`

\`remote.config.ts\` declares the screens and who may see them. The guides are in docs/teams.
`;

export interface NewRemote {
  name: string;
  title: string;
  owner: string;
  /** Version that the other packages pin. */
  getVersion: (name: string) => string;
}

/** File path inside the new package → content. */
export const createPackageFiles = (remote: NewRemote): Record<string, string> => {
  const { name, title, owner } = remote;
  return {
    'package.json': renderManifest(remote),
    'tsconfig.json': compilerOptions,
    'webpack.config.ts': webpackFile,
    'remote.config.ts': renderRemoteConfig(name, title, owner),
    'README.md': renderReadme(name, title, owner),
    'src/routes.tsx': renderRoutes(name),
    'src/home/HomePage.tsx': renderPage(title),
    'src/home/HomePage.test.tsx': renderPageTest(title),
    'src/home/home.model.ts': modelFile,
    'src/home/home.model.test.ts': modelTestFile,
  };
};
