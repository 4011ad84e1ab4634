import assert from 'node:assert/strict';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { withTemporaryFolder } from '../../../testing/testBuilds.ts';
import { createRepository } from './createRepository.ts';
import type { Template } from './template.ts';
import { updateRepository } from './updateRepository.ts';

/** Every package has the same version. */
const createVersions = (version: string) => new Proxy<Record<string, string>>({}, { get: () => version });

const templateFile = '.rankwright/template.json';

/** A repository of an earlier generator, whose files were as `changes` say; null: it did not write the file. */
const withRepository = (
  changes: Record<string, (text: string) => string | null>,
  work: (repository: ReturnType<typeof openRepository>) => void,
) =>
  withTemporaryFolder((parent) => {
    const directory = createRepository({ parent, name: 'notes', versions: createVersions('1.0.0') });
    const repository = openRepository(directory);
    const template = JSON.parse(repository.read(templateFile)) as Template;
    for (const [file, change] of Object.entries(changes)) {
      const text = change(template.files[file] ?? '');
      template.files = Object.fromEntries([
        ...Object.entries(template.files).filter(([name]) => name !== file),
        ...(text === null ? [] : [[file, text]]),
      ]) as Template['files'];
      if (text === null) repository.remove(file);
      else repository.write(file, text);
    }
    repository.write(templateFile, JSON.stringify(template));
    work(repository);
  });

const openRepository = (directory: string) => ({
  read: (file: string) => readFileSync(path.join(directory, file), 'utf8'),
  write: (file: string, text: string) => {
    writeFileSync(path.join(directory, file), text);
  },
  remove: (file: string) => {
    rmSync(path.join(directory, file));
  },
  has: (file: string) => existsSync(path.join(directory, file)),
  update: (version = '1.0.0') => updateRepository({ directory, versions: createVersions(version) }),
});

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
}
const readManifest = (read: (file: string) => string): Manifest =>
  JSON.parse(read('package.json')) as Manifest;

const nothing = { updated: [], removed: [], conflicts: [], kept: [] };
const jest = 'jest.config.js';
const pipeline = '.github/workflows/remote.yml';

describe('updating a repository of the generator', () => {
  it('changes nothing when the generator writes the same', () =>
    withRepository({}, ({ write, update, read }) => {
      write('README.md', 'Our own words.\n');
      assert.deepEqual(update(), nothing);
      assert.equal(read('README.md'), 'Our own words.\n');
    }));

  it('replaces what the team left alone, writes what is new and removes what is gone', () =>
    withRepository(
      { [jest]: () => 'export default {};\n', [pipeline]: () => null, 'old.config.js': () => '// old\n' },
      ({ update, read, has }) => {
        assert.deepEqual(update(), { ...nothing, updated: [jest, pipeline], removed: ['old.config.js'] });
        assert.match(read(jest), /browserPreset/);
        assert.ok(has(pipeline) && !has('old.config.js'));
        assert.deepEqual(update(), nothing);
      },
    ));

  it('keeps the scripts and dependencies of the team, and raises the versions that it left alone', () =>
    withRepository({}, ({ read, write, update }) => {
      const manifest = readManifest(read);
      const { dependencies, scripts } = manifest;
      write(
        'package.json',
        JSON.stringify({
          ...manifest,
          scripts: { ...scripts, test: 'jest --ci' },
          dependencies: { ...dependencies, react: '18.0.0', 'date-fns': '4.0.0' },
        }),
      );
      assert.deepEqual(update('2.0.0').updated, ['package.json']);
      const next = readManifest(read);
      assert.equal(next.scripts.test, 'jest --ci');
      assert.equal(next.dependencies['@rankwright/sdk'], '2.0.0');
      assert.equal(next.dependencies.react, '18.0.0');
      assert.equal(next.dependencies['date-fns'], '4.0.0');
    }));

  it('merges other lines of a file, and leaves both texts where the same lines changed', () =>
    withRepository(
      { [pipeline]: (text) => text.replace('node-version: 22', 'node-version: 20') },
      ({ read, write, update }) => {
        const earlier = read(pipeline);
        write(pipeline, earlier.replace('name: remote', 'name: notes'));
        assert.deepEqual(update(), { ...nothing, updated: [pipeline] });
        assert.match(read(pipeline), /name: notes[^]*node-version: 22/);
      },
    ).then(() =>
      withRepository(
        { [pipeline]: (text) => text.replace('node-version: 22', 'node-version: 20') },
        ({ read, write, update }) => {
          write(pipeline, read(pipeline).replace('node-version: 20', 'node-version: 24'));
          assert.deepEqual(update(), { ...nothing, conflicts: [pipeline] });
          assert.match(read(pipeline), /<<<<<<< team[^]*24[^]*=======[^]*22[^]*>>>>>>> next/);
        },
      ),
    ));

  it('does not bring back what the team deleted, nor delete what it changed', () =>
    withRepository(
      { [jest]: () => 'export default {};\n', 'old.config.js': () => '// old\n' },
      ({ remove, write, update, has, read }) => {
        remove(jest);
        write('old.config.js', '// ours\n');
        assert.deepEqual(update(), { ...nothing, kept: ['old.config.js'] });
        assert.ok(!has(jest));
        assert.equal(read('old.config.js'), '// ours\n');
      },
    ));

  it('writes nothing when a file cannot be merged or the folder is another', () =>
    withRepository({ [jest]: () => 'export default {};\n' }, ({ read, write, remove, update }) => {
      write('package.json', '{ broken');
      assert.throws(() => update('2.0.0'), /package\.json/);
      assert.equal(read(jest), 'export default {};\n');
      remove(templateFile);
      assert.throws(() => update(), /template\.json is missing/);
    }));
});
