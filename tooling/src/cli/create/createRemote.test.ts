import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { parsePageChunks } from '../../build/parsePageChunks.ts';
import { withTemporaryFolder } from '../../testing/testBuilds.ts';
import { repositoryRoot } from '../../origin/paths.ts';
import { createRemote } from './createRemote.ts';
import { createPackageFiles } from './packageFiles.ts';

const writeTestRepository = (directory: string): void => {
  mkdirSync(path.join(directory, 'shell'));
  mkdirSync(path.join(directory, 'node_modules/@rankwright'), { recursive: true });
  const write = (file: string, value: unknown): void =>
    writeFileSync(path.join(directory, file), JSON.stringify(value));
  const versions = {
    '@rankwright/contracts': '2.0.0',
    '@rankwright/sdk': '2.1.0',
    '@rankwright/shared-ui': '3.0.0',
  };
  write('shell/package.json', {
    dependencies: { ...versions, react: '19.3.1' },
    devDependencies: { '@rankwright/tooling': '1.0.0' },
  });
  write('tsconfig.json', { references: [{ path: './shell' }] });
  write('package-lock.json', { packages: { '': {}, shell: {} } });
};
const read = (directory: string, file: string): string => readFileSync(path.join(directory, file), 'utf8');

describe('createRemote', () => {
  it('creates a page for the route and registers the package with TypeScript, the lock file and node_modules', () =>
    withTemporaryFolder((directory) => {
      writeTestRepository(directory);
      createRemote(directory, 'team-notes', 'Notes');
      assert.deepEqual(parsePageChunks(read(directory, 'remote-team-notes/src/routes.tsx')), {
        '/team-notes': 'page-home',
      });
      assert.match(read(directory, 'remote-team-notes/package.json'), /"@rankwright\/sdk": "2\.1\.0"/);
      assert.match(read(directory, 'tsconfig.json'), /\.\/remote-team-notes/);
      assert.match(read(directory, 'package-lock.json'), /node_modules\/@rankwright\/remote-team-notes/);
      assert.equal(
        readlinkSync(path.join(directory, 'node_modules/@rankwright/remote-team-notes')),
        '../../remote-team-notes',
      );
    }));

  it('rejects an invalid name and a package that already exists', () =>
    withTemporaryFolder((directory) => {
      writeTestRepository(directory);
      assert.throws(() => createRemote(directory, 'Team Notes', 'Notes'), /is not a valid remote name/);
      createRemote(directory, 'notes', 'Notes');
      assert.throws(() => createRemote(directory, 'notes', 'Notes'), /already exists/);
    }));
});

it('gives a remote a test script that finds its own tests, from its own folder', () => {
  const getVersion = () => '1.0.0';
  const files = createPackageFiles({ name: 'auth', title: 'Auth', owner: 'Accounts', getVersion });
  const { scripts } = JSON.parse(files['package.json'] ?? '') as { scripts: { test: string } };
  const [program = '', ...args] = scripts.test.split(' ');
  const directory = path.join(repositoryRoot, 'remote-auth');
  const listed = execFileSync('npx', [program, ...args, '--listTests', 'signup'], { cwd: directory });
  const tests = listed
    .toString()
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('Running'));
  assert.ok(tests.length > 0);
  const other = tests.filter((file) => !file.startsWith(path.join(directory, 'src/signup')));
  assert.deepEqual(other, []);
});
