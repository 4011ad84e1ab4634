import assert from 'node:assert/strict';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { compile } from '../compile.ts';
import { withTemporaryFolder } from '../../testing/testBuilds.ts';
import { EmbeddedRoutesPlugin } from './EmbeddedRoutesPlugin.ts';

const createRoutes = (imports: string): string =>
  `${imports}export const routes = [{ path: '/notes', lazy: () => import(/* webpackChunkName: "page" */ './page.js') }];`;

/** Builds a remote with these routes; returns the names of its scripts. */
const buildRemote = (directory: string, routes: string): Promise<string[]> => {
  mkdirSync(path.join(directory, 'src'));
  writeFileSync(path.join(directory, 'package.json'), '{ "name": "notes", "version": "1.0.0" }');
  writeFileSync(path.join(directory, 'src/routes.js'), routes);
  writeFileSync(path.join(directory, 'src/page.js'), 'export const Component = () => null;');
  return compile({
    mode: 'production',
    context: directory,
    entry: {},
    output: { path: path.join(directory, 'dist'), publicPath: 'auto', filename: '[name].js' },
    optimization: { minimize: false, chunkIds: 'named' },
    plugins: [
      new EmbeddedRoutesPlugin('notes', 'routes'),
      new ModuleFederationPlugin({
        name: 'notes',
        filename: 'entry.js',
        exposes: { './routes': { import: './src/routes.js', name: 'routes' } },
        shared: { react: { import: false, singleton: true, requiredVersion: false } },
        manifest: false,
        dts: false,
      }),
    ],
  }).then(() => readdirSync(path.join(directory, 'dist')).sort());
};

describe('the exposed routes of a remote', () => {
  it('are in its entry', () =>
    withTemporaryFolder(async (directory) => {
      assert.deepEqual(await buildRemote(directory, createRoutes('')), ['entry.js', 'page.js']);
    }));

  it('stay a chunk when they import a shared module, which is there only after the entry is initialized', () =>
    withTemporaryFolder(async (directory) => {
      const scripts = await buildRemote(directory, createRoutes(`import 'react';`));
      assert.deepEqual(scripts, ['entry.js', 'page.js', 'routes.js']);
    }));
});
