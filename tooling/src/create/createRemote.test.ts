import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pageChunks } from '../build/pageChunks.ts';
import { withFolder } from '../testing/builds.ts';
import { createRemote } from './createRemote.ts';

const aCheckout = (directory: string): void => {
  mkdirSync(path.join(directory, 'shell'));
  mkdirSync(path.join(directory, 'node_modules/@rankwright'), { recursive: true });
  const write = (file: string, value: unknown): void =>
    writeFileSync(path.join(directory, file), JSON.stringify(value));
  write('shell/package.json', { dependencies: { react: '19.3.1' } });
  write('tsconfig.json', { references: [{ path: './shell' }] });
  write('package-lock.json', { packages: { '': {}, shell: {} } });
};
const read = (directory: string, file: string): string => readFileSync(path.join(directory, file), 'utf8');

describe('a new remote', () => {
  it('has a page for its route and is known to compiler, lock file and module resolution', () =>
    withFolder((directory) => {
      aCheckout(directory);
      createRemote(directory, 'team-notes', 'Notes');
      assert.deepEqual(pageChunks(read(directory, 'remote-team-notes/src/routes.tsx')), {
        '/team-notes': 'page-home',
      });
      assert.match(read(directory, 'tsconfig.json'), /\.\/remote-team-notes/);
      assert.match(read(directory, 'package-lock.json'), /node_modules\/@rankwright\/remote-team-notes/);
      assert.equal(
        readlinkSync(path.join(directory, 'node_modules/@rankwright/remote-team-notes')),
        '../../remote-team-notes',
      );
    }));

  it('refuses a name that cannot be one, and a room that exists', () =>
    withFolder((directory) => {
      aCheckout(directory);
      assert.throws(() => createRemote(directory, 'Team Notes', 'Notes'), /cannot be a remote's name/);
      createRemote(directory, 'notes', 'Notes');
      assert.throws(() => createRemote(directory, 'notes', 'Notes'), /exists already/);
    }));
});
