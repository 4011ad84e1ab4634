import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, it } from 'node:test';
import { compile } from '../compile.ts';
import { baseConfiguration } from './baseConfiguration.ts';
import { createDataModule } from './dataModule.ts';

const output = mkdtempSync(path.join(tmpdir(), 'rw-base-'));
after(() => rmSync(output, { recursive: true }));

const shell = path.resolve(import.meta.dirname, '../../../../shell');

it('takes images, fonts and films as files of their own, by their URL', async () => {
  const names = ['a.png', 'b.svg', 'c.avif', 'd.jpeg', 'e.gif', 'f.woff', 'g.mp4', 'h.webp'];
  for (const name of names) writeFileSync(path.join(output, name), `content of ${name}`);
  const imports = names.map((name, at) => `import u${at} from '${path.join(output, name)}';`);
  const base = baseConfiguration(shell, 'test');
  const { compilation } = await compile({
    ...base,
    entry: createDataModule(`${imports.join('\n')} console.log(u0, u1, u2, u3, u4, u5, u6, u7);`),
    devtool: false,
    output: { ...base.output, path: path.join(output, 'dist') },
  });
  const files = Object.keys(compilation.assets);
  for (const name of names) {
    const [stem = '', extension = ''] = name.split('.');
    assert.equal(files.filter((file) => file.startsWith(stem) && file.endsWith(extension)).length, 1, name);
  }
});
