import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import TerserPlugin from 'terser-webpack-plugin';
import { compile } from '../compile.ts';
import { createCompileHint } from './compileHint.ts';
import { createDataModule } from './dataModule.ts';

const output = mkdtempSync(path.join(tmpdir(), 'rw-hint-'));
after(() => rmSync(output, { recursive: true }));

it('marks the files that a page runs as it loads, after the minimizer, and no other', async () => {
  await compile({
    mode: 'production',
    entry: {
      shell: createDataModule('console.log("shell"); // comment'),
      overlays: createDataModule('console.log("overlays")'),
    },
    output: { path: output, filename: '[name].[contenthash:10].js' },
    optimization: {
      minimizer: [new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false })],
    },
    plugins: [createCompileHint()],
  });
  const hinted = readdirSync(output).filter((file) =>
    readFileSync(path.join(output, file), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  assert.deepEqual(
    hinted.map((file) => file.split('.')[0]),
    ['shell'],
  );
});
