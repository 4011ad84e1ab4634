import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterEach, describe, it } from 'node:test';
import { hostData } from '@rankwright/contracts/remote';
import { readAudit } from '../origin/auditLog.ts';
import { readDeployment } from '../origin/deployment.ts';
import { readRegistry } from '../origin/registryFile.ts';
import { isSignedBy } from '../origin/registrySignature.ts';
import {
  createTestContract,
  withTemporaryFolder,
  writeTestBuild,
  writeTestShell,
} from '../testing/testBuilds.ts';
import { allowOrigin, changeKeys, changeSettings } from './changeSettings.ts';
import { pruneReleases } from './prune.ts';
import { releaseRemote } from './releaseRemote.ts';
import { releaseShell } from './releaseShell.ts';
import { rollback } from './rollback.ts';

const publicUrl = 'https://rankwright.example';

const createKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
};

afterEach(() => delete process.env.REGISTRY_PRIVATE_KEY);

const withOrigin = (work: (setup: { origin: string; directory: string }) => Promise<void>): Promise<void> =>
  withTemporaryFolder(async (directory) => {
    const origin = `${directory}/origin`;
    await releaseShell(writeTestShell(directory), origin);
    await changeSettings(origin, { publicUrl, development: false });
    await work({ origin, directory });
  });

const release = (directory: string, patch: number): Promise<unknown> =>
  releaseRemote(
    writeTestBuild(
      directory,
      createTestContract({ version: `1.0.${patch}-aaaaaaaa`, container: `rw_${patch}` }),
    ),
    `${directory}/origin`,
  );

const readPage = (origin: string) => {
  const html = readFileSync(`${origin}/404.html`, 'utf8');
  const block = /id="rankwright-host">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  return { html, data: hostData.parse(JSON.parse(block)) };
};

const registryFile = (origin: string): string => `${origin}/registry.json`;

describe('settings of a deployment', () => {
  it('decide over the pages, whatever the environment of whoever releases says', () =>
    withOrigin(async ({ origin, directory }) => {
      process.env.PUBLIC_URL = 'http://localhost:1';
      try {
        await release(directory, 0);
      } finally {
        delete process.env.PUBLIC_URL;
      }
      assert.match(readFileSync(`${origin}/robots.txt`, 'utf8'), /Sitemap: https:\/\/rankwright\.example\//);
      assert.equal(readPage(origin).data.development, false);
      assert.deepEqual(readPage(origin).data.registry, readRegistry(origin));
    }));

  it('allow another origin in the registry and in the security policy of the pages', () =>
    withOrigin(async ({ origin }) => {
      await allowOrigin(origin, 'https://remotes.example/planner/', true);
      assert.deepEqual(readRegistry(origin)?.allowedOrigins, ['https://remotes.example']);
      assert.match(readPage(origin).html, /script-src 'self' https:\/\/remotes\.example/);
      await allowOrigin(origin, 'https://remotes.example', false);
      assert.doesNotMatch(readPage(origin).html, /remotes\.example/);
      await assert.rejects(allowOrigin(origin, 'remotes.example', true), /is not an origin/);
      assert.deepEqual(
        readAudit(origin)
          .slice(-2)
          .map(({ action, subject }) => [action, subject]),
        [
          ['allow', 'https://remotes.example'],
          ['disallow', 'https://remotes.example'],
        ],
      );
    }));
});

describe('a signed registry', () => {
  const withSigned = (
    work: (setup: { origin: string; directory: string; key: string; pem: string }) => Promise<void>,
  ) =>
    withOrigin(async ({ origin, directory }) => {
      const { pem, key } = createKey();
      process.env.REGISTRY_PRIVATE_KEY = pem;
      await changeSettings(origin, { registryKeys: [key] });
      await work({ origin, directory, key, pem });
    });

  it('is what pages verify with the key of the deployment', () =>
    withSigned(async ({ origin, key }) => {
      const { data } = readPage(origin);
      assert.equal(data.registryKey, key);
      assert.equal(isSignedBy(data.registry, [key]), true);
    }));

  it('has no unsigned successor, and none by a stranger', () =>
    withSigned(async ({ origin, directory }) => {
      const before = readFileSync(registryFile(origin), 'utf8');
      delete process.env.REGISTRY_PRIVATE_KEY;
      await assert.rejects(release(directory, 0), /This registry is signed\. Set REGISTRY_PRIVATE_KEY/);
      process.env.REGISTRY_PRIVATE_KEY = createKey().pem;
      await assert.rejects(release(directory, 0), /is not one of the keys of this registry/);
      assert.equal(readFileSync(registryFile(origin), 'utf8'), before);
    }));

  it('is refused when somebody made it unsigned or put an older one back', () =>
    withSigned(async ({ origin, directory }) => {
      const older = readFileSync(registryFile(origin), 'utf8');
      await release(directory, 0);
      const newer = readFileSync(registryFile(origin), 'utf8');
      writeFileSync(registryFile(origin), newer.replace(/,\s*"signature": "[^"]*"/, ''));
      await assert.rejects(release(directory, 1), /is not signed by a key of this origin/);
      writeFileSync(registryFile(origin), older);
      await assert.rejects(release(directory, 1), /older than the last release/);
      writeFileSync(registryFile(origin), newer);
      await release(directory, 1);
    }));

  it('changes its key: the new one is added with the old, then the old one goes', () =>
    withSigned(async ({ origin, directory, key }) => {
      const next = createKey();
      assert.throws(() => changeKeys(origin, { remove: key }), /The last key cannot be removed/);
      await changeSettings(origin, { registryKeys: changeKeys(origin, { add: next.key }) });
      assert.equal(readPage(origin).data.registryKey, key);
      process.env.REGISTRY_PRIVATE_KEY = next.pem;
      await release(directory, 0);
      assert.equal(readPage(origin).data.registryKey, next.key);
      await changeSettings(origin, { registryKeys: changeKeys(origin, { remove: key }) });
      assert.deepEqual(readDeployment(origin)?.registryKeys, [next.key]);
      assert.equal(isSignedBy(readPage(origin).data.registry, [next.key]), true);
    }));
});

describe('pruning', () => {
  it('deletes old versions, but none that is current or that a rollback may choose', () =>
    withOrigin(async ({ origin, directory }) => {
      for (const patch of [0, 1, 2, 3]) await release(directory, patch);
      await rollback({ origin, name: 'notes', to: '1.0.0-aaaaaaaa' });
      const pruned = await pruneReleases({ origin, keep: 2 });
      assert.deepEqual(pruned, [{ name: 'notes', version: '1.0.1-aaaaaaaa' }]);
      const exists = [0, 1, 2, 3].map((patch) => existsSync(`${origin}/remotes/notes/1.0.${patch}-aaaaaaaa`));
      assert.deepEqual(exists, [true, false, true, true]);
      await assert.rejects(rollback({ origin, name: 'notes', to: '1.0.1-aaaaaaaa' }), /was never released/);
      await assert.rejects(pruneReleases({ origin, keep: 0 }), /--keep must be/);
    }));
});
