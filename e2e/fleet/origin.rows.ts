import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRegistry } from '../chaos/host/serveRegistry.ts';
import { createRemoteArguments, root, runCommand, runRemote, type Finished } from '../product/command.ts';
import type { Row } from './fleet.ts';
import { copyOrigin, expectConsistentPages } from './pages.ts';
import { waitUntil } from './waitUntil.ts';

/** How often two changes are tried at once. */
const tries = Number(process.env.FLEET_TRIES ?? 50);

const createKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
};

const expectCode = ({ code, output }: Finished, expected: number): string => {
  assert.equal(code, expected, output);
  return output;
};

/** Starts a change and pauses its process between the registry and the pages. */
const pauseChange = async (origin: string) => {
  const { updatedAt } = readRegistry(origin);
  const child = spawn(process.execPath, createRemoteArguments('allow', 'https://paused.example'), {
    cwd: root,
    env: { ...process.env, ORIGIN_DIR: origin },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const finished = new Promise<Finished>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  await waitUntil(() => readRegistry(origin).updatedAt !== updatedAt);
  child.kill('SIGSTOP');
  assert.ok(existsSync(path.join(origin, '.release.lock')), 'the change was over before it could be paused');
  return () => {
    child.kill('SIGCONT');
    return finished;
  };
};

export const originRows: readonly Row[] = [
  {
    name: `two changes at once leave consistent pages (${tries} tries), also when one is paused for too long`,
    run: async (fleet) => {
      const origin = copyOrigin(fleet);
      const countAllowed = (): number => readRegistry(origin).allowedOrigins.length;
      const before = countAllowed();
      for (let at = 1; at <= tries; at += 1) {
        const changes = ['one', 'two'].map((name) =>
          runRemote(origin, 'allow', `https://${name}-${at}.example`),
        );
        for (const finished of await Promise.all(changes)) expectCode(finished, 0);
        expectConsistentPages(origin);
        assert.equal(countAllowed(), before + 2 * at);
      }
      const resume = await pauseChange(origin);
      expectCode(await runRemote(origin, 'allow', 'https://meanwhile.example'), 0);
      assert.match(expectCode(await resume(), 1), /Another release took over/);
      expectConsistentPages(origin);
    },
  },
  {
    name: 'an unsigned, a foreign and an older registry are refused by every command',
    run: async (fleet) => {
      const origin = copyOrigin(fleet);
      const file = path.join(origin, 'registry.json');
      const own = createKey();
      const run = (pem: string, ...args: string[]) =>
        runCommand(process.execPath, createRemoteArguments(...args), {
          ORIGIN_DIR: origin,
          REGISTRY_PRIVATE_KEY: pem,
        });
      const change = ['allow', 'https://elsewhere.example'];
      expectCode(await run(own.pem, 'settings', '--add-key', own.key), 0);
      const signed = readFileSync(file, 'utf8');
      const expectRefused = async (text: string, pem: string, words: RegExp): Promise<void> => {
        writeFileSync(file, text);
        assert.match(expectCode(await run(pem, ...change), 1), words);
        assert.equal(readFileSync(file, 'utf8'), text);
      };
      const { signature, ...body } = JSON.parse(signed) as Record<string, unknown>;
      assert.equal(typeof signature, 'string');
      await expectRefused(JSON.stringify(body), own.pem, /is not signed by a key of this origin/);
      await expectRefused(signed, '', /Set REGISTRY_PRIVATE_KEY/);
      await expectRefused(signed, createKey().pem, /is not one of the keys of this registry/);
      expectCode(await run(own.pem, ...change), 0);
      await expectRefused(signed, own.pem, /older than the last release/);
    },
  },
];
