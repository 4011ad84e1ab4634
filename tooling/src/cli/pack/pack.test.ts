import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { withTemporaryFolder } from '../../testing/testBuilds.ts';
import { createPackedManifest } from './manifest.ts';
import { collectTypes, compileModules, listImportedPackages } from './modules.ts';

const withPackage = (files: Record<string, string>, work: (folder: string) => void) =>
  withTemporaryFolder((directory) => {
    const folder = path.join(directory, 'package');
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
    work(folder);
  });

describe('compiling a package', () => {
  it('takes what the entry points run, and names compiled files in imports', () =>
    withPackage(
      {
        'src/entry.ts': `import { render } from './view.tsx';\nimport type { Shape } from './shape.ts';\nexport const show = (shape: Shape) => render(shape);\nexport const load = () => import('./later.ts');`,
        'src/view.tsx': `export const render = (shape: object) => <p>{String(shape)}</p>;`,
        'src/later.ts': `import axios from 'axios/unsafe/axios.js';\nexport default axios;`,
        'src/shape.ts': 'export interface Shape { side: number }',
        'src/unused.ts': `import 'nowhere';`,
      },
      (folder) => {
        const modules = compileModules(folder, ['./src/entry.ts']);
        assert.deepEqual(
          modules.map(({ file }) => file),
          ['src/entry.ts', 'src/view.tsx', 'src/later.ts'],
        );
        assert.match(modules[0]?.code ?? '', /from "\.\/view\.js"[\s\S]*import\("\.\/later\.js"\)/);
        assert.deepEqual(listImportedPackages(modules.map(({ code }) => code)), ['axios', 'react']);
      },
    ));

  it('refuses an import of a path outside the package', () =>
    withPackage(
      { 'src/entry.ts': `export * from '../../elsewhere/secret.ts';`, '../elsewhere/secret.ts': '' },
      (folder) => assert.throws(() => compileModules(folder, ['./src/entry.ts']), /outside its package/),
    ));

  it('takes the declarations that the entry points need', () =>
    withPackage(
      {
        'src/entry.d.ts': `import type { Shape } from './shape.ts';\nexport declare const show: (shape: Shape) => void;\n//# sourceMappingURL=entry.d.ts.map`,
        'src/shape.d.ts': 'export interface Shape { side: number }',
        'src/unused.d.ts': '',
      },
      (folder) => {
        const types = collectTypes(folder, ['./src/entry.ts']);
        assert.deepEqual([...types.keys()], ['src/entry.d.ts', 'src/shape.d.ts']);
        assert.ok(!types.get('src/entry.d.ts')?.includes('sourceMappingURL'));
      },
    ));
});

describe('manifest of a packed package', () => {
  const manifest = {
    name: '@rankwright/sdk',
    version: '1.2.3',
    exports: { './api': './src/api.ts' },
    dependencies: { axios: '1.0.0', react: '19.3.1', zustand: '5.0.0' },
    devDependencies: { typescript: '6.0.3' },
  };
  const create = (imported: readonly string[], dependencies?: readonly string[]) =>
    createPackedManifest(manifest, { folder: 'sdk', ...(dependencies && { dependencies }) }, imported, {
      name: '',
      version: '',
      license: 'MIT',
      engines: { node: '>=20' },
    });

  it('exports compiled modules with their types, and only files of dist', () => {
    const packed = create(['axios']);
    assert.deepEqual(packed.exports, {
      './api': { types: './dist/src/api.d.ts', default: './dist/src/api.js' },
    });
    assert.deepEqual(packed.files, ['dist']);
  });

  it('has all declared dependencies, and React as a peer', () => {
    const packed = create(['axios']);
    assert.deepEqual(packed.dependencies, { axios: '1.0.0', zustand: '5.0.0' });
    assert.deepEqual(packed.peerDependencies, { react: '^19.3.1' });
  });

  it('has only what a trimmed package imports or names', () => {
    assert.deepEqual(create(['axios'], ['typescript']).dependencies, { axios: '1.0.0', typescript: '6.0.3' });
  });

  it('refuses an import that is not declared', () => {
    assert.throws(() => create(['lodash']), /@rankwright\/sdk imports lodash and does not declare it/);
  });
});
