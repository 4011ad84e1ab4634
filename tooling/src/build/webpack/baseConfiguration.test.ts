import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { compile } from '../compile.ts';
import { baseConfiguration } from './baseConfiguration.ts';
import { createDataModule } from './dataModule.ts';

const output = mkdtempSync(path.join(tmpdir(), 'rw-base-'));
after(() => rmSync(output, { recursive: true }));

const shell = path.resolve(import.meta.dirname, '../../../../shell');

/** Every module that the build holds for a source of the shell. */
const listModules = async (source: string): Promise<string[]> => {
  const base = baseConfiguration(shell, 'test');
  const { compilation } = await compile({
    ...base,
    entry: createDataModule(source),
    devtool: false,
    output: { ...base.output, path: output },
    optimization: { minimize: false, concatenateModules: false },
  });
  return [...compilation.modules].map((module) => module.nameForCondition() ?? '');
};

it('bundles the release of the router', async () => {
  const modules = await listModules(`import { Link } from 'react-router-dom'; console.log(Link);`);
  const find = (pattern: RegExp): string[] => modules.filter((module) => pattern.test(module));
  assert.ok(find(/react-router\/dist\/production\//).length > 0);
  assert.deepEqual(find(/react-router\/dist\/development\//), []);
});
