import assert from 'node:assert/strict';
import { generateKeyPairSync, verify } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';
import { canonicalJson } from '@rankwright/contracts/remote';
import { aBuild, aContract, aShell, withFolder } from '../testing/builds.ts';
import { readRegistry } from './registryFile.ts';
import { releaseRemote } from './releaseRemote.ts';
import { releaseShell } from './releaseShell.ts';
import { rollbackRemote } from './rollbackRemote.ts';

const second = { version: '1.0.1-bbbbbbbb', container: 'rw_notes_1_0_1_bbbbbbbb' };

describe('releasing', () => {
  it('moves the own pointer, and rollback swaps it back', () =>
    withFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(aShell(directory), origin);
      await releaseRemote(aBuild(directory, aContract()), origin);
      await releaseRemote(aBuild(directory, aContract(second)), origin);
      assert.equal(readRegistry(origin)?.remotes[0]?.current.version, second.version);
      assert.equal(await rollbackRemote('notes', origin), '1.0.0-aaaaaaaa');
      const [remote] = readRegistry(origin)?.remotes ?? [];
      assert.equal(remote?.current.version, '1.0.0-aaaaaaaa');
      assert.equal(remote.previous?.version, second.version);
    }));

  it('keeps every pointer when teams release at the same moment', () =>
    withFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(aShell(directory), origin);
      const names = ['one', 'two', 'three', 'four', 'five', 'six'];
      const builds = names.map((name) => aBuild(directory, aContract({ name, container: `rw_${name}` })));
      await Promise.all(builds.map((dist) => releaseRemote(dist, origin)));
      assert.deepEqual(
        readRegistry(origin)?.remotes.map(({ name }) => name),
        [...names].sort(),
      );
    }));

  it('does not make a build current whose files are not those of its contract', () =>
    withFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(aShell(directory), origin);
      const dist = aBuild(directory, aContract());
      writeFileSync(path.join(dist, 'entry.js'), '// something else');
      await assert.rejects(releaseRemote(dist, origin), /entry\.js is not the file the contract describes/);
      assert.deepEqual(readRegistry(origin)?.remotes, []);
    }));

  it('never writes a released folder again, and compresses beside each file', () =>
    withFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(aShell(directory), origin);
      const dist = aBuild(directory, aContract());
      await releaseRemote(dist, origin);
      const file = path.join(origin, 'remotes/notes/1.0.0-aaaaaaaa/entry.js');
      writeFileSync(path.join(dist, 'entry.js'), '// changed later');
      await releaseRemote(dist, origin);
      assert.equal(readFileSync(file, 'utf8'), '// entry');
      assert.ok(existsSync(`${file}.br`) && existsSync(`${file}.gz`));
    }));

  it('signs the registry when it has a key', () =>
    withFolder(async (directory) => {
      const origin = `${directory}/origin`;
      const { privateKey, publicKey } = generateKeyPairSync('ed25519');
      process.env.REGISTRY_PRIVATE_KEY = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
      try {
        await releaseShell(aShell(directory), origin);
      } finally {
        delete process.env.REGISTRY_PRIVATE_KEY;
      }
      const { signature = '', ...body } = readRegistry(origin)!;
      assert.ok(verify(null, Buffer.from(canonicalJson(body)), publicKey, Buffer.from(signature, 'base64')));
    }));
});
