import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, it } from 'node:test';
import type { RemoteConfig } from '@rankwright/contracts/remote';
import type { Configuration, RuleSetRule } from 'webpack';
import { withTemporaryFolder } from '../../testing/testBuilds.ts';
import { compile } from '../compile.ts';
import { baseConfiguration } from './baseConfiguration.ts';
import { createDataModule } from './dataModule.ts';
import { createPageScriptsConfiguration, remoteConfiguration } from './remoteConfiguration.ts';
import { createRemoteServerConfiguration, createShellServerConfiguration } from './serverConfiguration.ts';
import { createBootstrapConfiguration, shellConfiguration } from './shellConfiguration.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const shell = path.join(root, 'shell');
const fleet = path.join(root, 'remote-fleet');

const { remote } = (await import(path.join(fleet, 'remote.config.ts'))) as { remote: RemoteConfig };

const listConfigurations = (): Configuration[] => [
  shellConfiguration(shell),
  createBootstrapConfiguration(shell),
  createShellServerConfiguration(shell, '/'),
  remoteConfiguration(fleet, remote),
  createPageScriptsConfiguration(fleet, []),
  createRemoteServerConfiguration(fleet, '/'),
];

/** What the project is built on. */
const packages = [
  'react',
  'react-dom',
  'webpack',
  '@module-federation/enhanced',
  'react-router-dom',
  'zustand',
  '@tanstack/react-query',
  '@mui/material',
  '@emotion/react',
  'axios',
  'jest',
  '@testing-library/react',
  'storybook',
];

const libraryFiles = [
  ...packages,
  'react-router',
  'zod',
  '@emotion/is-prop-valid',
  '@module-federation/runtime',
  'any-library',
].flatMap((name) =>
  ['index.js', 'dist/index.mjs', 'lib/index.cjs'].map((file) => path.join(root, 'node_modules', name, file)),
);

/** Whether the rule gives the file to a loader. */
const isLoaded = ({ test, loader, use }: RuleSetRule, file: string): boolean => {
  if (!loader && !use) return false;
  if (test instanceof RegExp) return test.test(file);
  return typeof test === 'function' ? test(file) : true;
};

const readSources = (patterns: readonly string[]): { file: string; source: string }[] =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')
    .filter((file) => path.join(root, file) !== import.meta.filename)
    .map((file) => ({ file, source: readFileSync(path.join(root, file), 'utf8') }));

const findFiles = (patterns: readonly string[], text: RegExp): string[] =>
  readSources(patterns)
    .filter(({ source }) => text.test(source))
    .map(({ file }) => file);

const sources = ['*.ts', '*.tsx', '*.js', '*.mjs', '*.cjs'];

afterEach(() => delete process.env.RANKWRIGHT_BUILD);

for (const mode of ['production', 'hot', 'live'])
  it(`gives no source of a library to a loader (${mode})`, () => {
    process.env.RANKWRIGHT_BUILD = mode;
    const rules = listConfigurations().flatMap(({ module }) => (module?.rules ?? []) as RuleSetRule[]);
    const loaded = libraryFiles.filter((file) => rules.some((rule) => isLoaded(rule, file)));
    assert.deepEqual(loaded, []);
  });

it('puts no module in the place of a library in what is released', () => {
  for (const { resolve, plugins } of listConfigurations()) {
    assert.deepEqual(resolve?.alias ?? {}, {});
    const names = (plugins ?? []).map((plugin) => (plugin ? plugin.constructor.name : ''));
    assert.deepEqual(
      names.filter((name) => /Replacement|Alias|UnusedFederation/.test(name)),
      [],
    );
  }
});

it('builds what imports Material UI whole', () =>
  withTemporaryFolder(async (folder) => {
    const { output, ...base } = baseConfiguration(fleet, 'test');
    await compile({
      ...base,
      entry: createDataModule(`import { Button, Select } from '@mui/material'; console.log(Button, Select);`),
      devtool: false,
      output: { ...output, path: folder },
      optimization: { minimize: false },
    });
  }));

it('uses only what libraries export for use', () => {
  const internals = /UNSAFE_|__FEDERATION__|SECRET_INTERNALS|NormalModuleReplacementPlugin/;
  assert.deepEqual(findFiles(sources, internals), []);
  const builds = ['tooling/src/build/**', '*webpack.config.ts', 'shared-ui/.storybook/*'];
  assert.deepEqual(
    findFiles(builds, /['"`/](react[\w-]*|@[\w-]+\/[\w-]+|zustand|axios)\/(dist|cjs|esm|lib)\//),
    [],
  );
});

/** `exports` of an installed package, by its names; null when it has none and allows every file. */
const readExports = (name: string): string[] | null => {
  const file = path.join(root, 'node_modules', name, 'package.json');
  if (!existsSync(file)) return null;
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports?: unknown };
  return typeof exports === 'object' && exports !== null ? Object.keys(exports) : null;
};

/** `./*` of a package's exports stands for any path. */
const isExported = (names: readonly string[], entryPoint: string): boolean =>
  names.some((name) => {
    const [before = '', after] = name.split('*');
    return after === undefined
      ? name === entryPoint
      : entryPoint.startsWith(before) && entryPoint.endsWith(after);
  });

it('imports no file of a package that its exports do not name', () => {
  const imports = readSources(sources).flatMap(({ file, source }) =>
    [...source.matchAll(/(?:from|import|import\(|require\() ?'((?:@[\w-]+\/)?[\w.-]+)\/([^'*]+)'/g)].map(
      ([, name = '', entryPoint = '']) => ({ file, name, entryPoint: `./${entryPoint}` }),
    ),
  );
  assert.ok(imports.length > 500, 'The imports are not found.');
  const deep = imports.filter(({ name, entryPoint }) => {
    const names = readExports(name);
    return names && !isExported(names, entryPoint);
  });
  assert.deepEqual(deep, []);
});

it('is built on these packages: each is declared, and imported or run', () => {
  const manifests = readSources(['package.json', '*/package.json']);
  const code = readSources([...sources, 'package.json', '*/package.json']);
  for (const name of packages) {
    assert.ok(
      manifests.some(({ source }) => source.includes(`"${name}": "`)),
      `${name} is not declared.`,
    );
    const isUsed = new RegExp(`(from|import|import\\() ?'${name}['/]|": "${name}[" ]`);
    assert.ok(
      code.some(({ source }) => isUsed.test(source)),
      `${name} is not used.`,
    );
  }
});
