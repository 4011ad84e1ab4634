import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterEach, describe, it } from 'node:test';
import { readAudit, type RecordedEntry } from '../origin/auditLog.ts';
import { readDeployment, writeDeployment } from '../origin/deployment.ts';
import { readHistory } from '../origin/history.ts';
import { createEmptyRegistry, readRegistry, writeRegistry } from '../origin/registryFile.ts';
import { withTemporaryFolder, writeTestShell } from '../testing/testBuilds.ts';
import { changeOrigin } from './changeOrigin.ts';
import { allowOrigin, changeKeys, changeSettings } from './changeSettings.ts';
import { releaseShell } from './releaseShell.ts';

const publicUrl = 'https://rankwright.example';
const now = new Date('2026-03-01T00:00:00.000Z');

const createKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
};

afterEach(() => delete process.env.REGISTRY_PRIVATE_KEY);

/** An origin with a registry and no pages. */
const withRegistry = (work: (origin: string) => unknown) =>
  withTemporaryFolder(async (origin) => {
    writeRegistry(origin, createEmptyRegistry('1.0.0-shell', now), now);
    await work(origin);
  });

/** Without who and when. */
const listAudit = (origin: string) =>
  readAudit(origin).map((entry) => {
    const rest: Partial<RecordedEntry> = { ...entry };
    delete rest.at;
    delete rest.by;
    return rest;
  });

describe('origins that may serve remotes', () => {
  it('are added and removed once, by their origin', () =>
    withRegistry(async (origin) => {
      assert.equal(await allowOrigin(origin, 'https://a.example/b?c', true), 'https://a.example');
      await allowOrigin(origin, 'http://b.example:81', true);
      await allowOrigin(origin, 'https://a.example', true);
      assert.deepEqual(readRegistry(origin)?.allowedOrigins, ['https://a.example', 'http://b.example:81']);
      await allowOrigin(origin, 'https://a.example', false);
      await allowOrigin(origin, 'https://c.example', false);
      assert.deepEqual(readRegistry(origin)?.allowedOrigins, ['http://b.example:81']);
      assert.deepEqual(listAudit(origin), [
        { action: 'allow', subject: 'https://a.example' },
        { action: 'allow', subject: 'http://b.example:81' },
        { action: 'disallow', subject: 'https://a.example' },
      ]);
    }));

  it('are URLs of the web, and need a registry', () =>
    withTemporaryFolder(async (origin) => {
      for (const text of ['a.example', 'ftp://a.example', ''])
        await assert.rejects(
          allowOrigin(origin, text, true),
          new Error(`"${text}" is not an origin. Example: https://remotes.example.com`),
        );
      await assert.rejects(
        allowOrigin(origin, 'https://a.example', true),
        new Error('Release the shell first: there is no registry yet.'),
      );
    }));
});

describe('settings', () => {
  it('are merged with those before, and written to the audit log', () =>
    withTemporaryFolder(async (origin) => {
      await changeSettings(origin, { publicUrl });
      assert.deepEqual(readDeployment(origin), { publicUrl, development: false, registryKeys: [] });
      await changeSettings(origin, { development: true, webhookUrl: 'https://hooks.example' });
      assert.deepEqual(readDeployment(origin), {
        publicUrl,
        development: true,
        registryKeys: [],
        webhookUrl: 'https://hooks.example',
      });
      assert.deepEqual(listAudit(origin), [
        { action: 'settings', subject: 'publicUrl', reason: '{"publicUrl":"https://rankwright.example"}' },
        {
          action: 'settings',
          subject: 'development, webhookUrl',
          reason: '{"development":true,"webhookUrl":"https://hooks.example"}',
        },
      ]);
      assert.equal(readRegistry(origin), null);
    }));

  it('need a public URL', () =>
    withRegistry(async (origin) => {
      await assert.rejects(
        changeSettings(origin, { development: true }),
        new Error('The origin has no public URL yet: npm run remote -- settings --public-url <url>'),
      );
      assert.equal(readDeployment(origin), null);
      assert.deepEqual(readAudit(origin), []);
    }));

  it('take Ed25519 public keys alone', () =>
    withRegistry(async (origin) => {
      const { key } = createKey();
      for (const wrong of ['', `${key}=`, `x${key}`, key.slice(0, -1), `${key}\n`, 'ü'.repeat(59) + '='])
        await assert.rejects(
          changeSettings(origin, { publicUrl, registryKeys: [key, wrong] }),
          new Error(`"${wrong}" is not an Ed25519 public key (base64 SPKI).`),
        );
    }));

  it('rebuild the pages when nothing else changes, without an entry', () =>
    withTemporaryFolder(async (directory) => {
      const origin = `${directory}/origin`;
      writeDeployment(origin, { publicUrl, development: false, registryKeys: [] });
      await releaseShell(writeTestShell(directory), origin, now);
      const before = readAudit(origin).length;
      await changeSettings(origin, {});
      assert.equal(readAudit(origin).length, before);
      const updatedAt = readRegistry(origin)?.updatedAt ?? '';
      assert.ok(updatedAt > now.toISOString());
      assert.equal(readHistory(origin, null).registryUpdatedAt, updatedAt);
      assert.ok(readFileSync(`${origin}/404.html`, 'utf8').includes(updatedAt));
    }));
});

describe('the keys of a registry', () => {
  const withKeys = (registryKeys: string[], work: (origin: string) => unknown) =>
    withTemporaryFolder((origin) => {
      writeDeployment(origin, { publicUrl, development: false, registryKeys });
      return work(origin);
    });

  it('are added before the others and removed by name', () =>
    withKeys(['a', 'b'], (origin) => {
      assert.deepEqual(changeKeys(origin, { add: 'c' }), ['c', 'a', 'b']);
      assert.deepEqual(changeKeys(origin, { add: 'b' }), ['a', 'b']);
      assert.deepEqual(changeKeys(origin, { remove: 'a' }), ['b']);
      assert.deepEqual(changeKeys(origin, { add: 'c', remove: 'a' }), ['c', 'b']);
      assert.deepEqual(changeKeys(origin, {}), ['a', 'b']);
    }));

  it('are never all removed', async () => {
    await withKeys(['a'], (origin) => {
      assert.throws(
        () => changeKeys(origin, { remove: 'a' }),
        new Error('The last key cannot be removed: a signed registry stays signed. Add the new key first.'),
      );
      assert.deepEqual(changeKeys(origin, { add: 'b', remove: 'a' }), ['b']);
    });
    await withKeys([], (origin) => assert.deepEqual(changeKeys(origin, { remove: 'a' }), []));
  });
});

describe('a change of an origin', () => {
  it('writes nothing of a signed registry that this process cannot sign', () =>
    withTemporaryFolder(async (directory) => {
      const origin = `${directory}/origin`;
      await releaseShell(writeTestShell(directory), origin, now);
      const { pem, key } = createKey();
      process.env.REGISTRY_PRIVATE_KEY = pem;
      await changeSettings(origin, { publicUrl, registryKeys: [key] });
      const before = readRegistry(origin);
      await assert.rejects(
        changeSettings(origin, { registryKeys: [] }),
        new Error(
          'This registry is signed and has no unsigned successor. Set REGISTRY_PRIVATE_KEY at the start.',
        ),
      );
      assert.deepEqual(readRegistry(origin), before);
      assert.deepEqual(readDeployment(origin)?.registryKeys, [key]);
    }));

  it('writes only what changes', () =>
    withRegistry(async (origin) => {
      const before = readRegistry(origin);
      await changeOrigin({ origin, actor: 'ada' }, (state) => ({
        ...state,
        audit: [{ action: 'token', subject: 'notes' }],
      }));
      assert.deepEqual(readRegistry(origin), before);
      assert.deepEqual(
        readAudit(origin).map(({ by }) => by),
        ['ada'],
      );
      const later = new Date('2026-03-02T00:00:00.000Z');
      await changeOrigin({ origin, now: later }, (state) => ({
        ...state,
        history: { ...state.history, shell: [] },
        audit: [],
      }));
      const history = readHistory(origin, null);
      assert.deepEqual([history.shell, history.registryUpdatedAt], [[], now.toISOString()]);
      await changeOrigin({ origin, now: later, actor: 'ada' }, (state) => ({
        ...state,
        registry: { ...createEmptyRegistry('1.1.0-shell', later) },
        audit: [{ action: 'release', subject: 'shell' }],
      }));
      assert.equal(readRegistry(origin)?.updatedAt, later.toISOString());
      assert.equal(readHistory(origin, null).registryUpdatedAt, later.toISOString());
      assert.equal(readAudit(origin).at(-1)?.at, later.toISOString());
    }));
});
