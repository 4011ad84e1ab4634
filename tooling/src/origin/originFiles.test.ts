import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { withTemporaryFolder } from '../testing/testBuilds.ts';
import { appendAudit, readAudit } from './auditLog.ts';
import { readDeployment, requireDeployment, writeDeployment } from './deployment.ts';
import { getDataDirectory, getOriginDirectory, repositoryRoot } from './paths.ts';
import { createEmptyRegistry, readRegistry, readTrustedRegistry, writeRegistry } from './registryFile.ts';
import { getOwnRegistryKey, isSignedBy, signRegistry } from './registrySignature.ts';
import { readSettings } from './settings.ts';
import { writeAtomically } from './writeAtomically.ts';

const now = new Date('2026-03-01T00:00:00.000Z');
const registry = createEmptyRegistry('1.0.0-shell', now);
const deployment = { publicUrl: 'https://rankwright.example', development: false, registryKeys: [] };

const createKey = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    key: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
};

afterEach(() => {
  delete process.env.REGISTRY_PRIVATE_KEY;
  delete process.env.RELEASE_ACTOR;
});

describe('the audit log', () => {
  const entry = { action: 'release' as const, subject: 'notes' };

  it('keeps who did what, in order, a line each', () =>
    withTemporaryFolder((origin) => {
      assert.deepEqual(readAudit(origin), []);
      appendAudit(origin, [entry, { ...entry, version: '1.0.0' }], now, 'ada');
      appendAudit(origin, [{ ...entry, reason: 'two\nlines' }], now, 'grace');
      assert.deepEqual(readAudit(origin), [
        { at: '2026-03-01T00:00:00.000Z', by: 'ada', ...entry },
        { at: '2026-03-01T00:00:00.000Z', by: 'ada', ...entry, version: '1.0.0' },
        { at: '2026-03-01T00:00:00.000Z', by: 'grace', ...entry, reason: 'two\nlines' },
      ]);
      const text = readFileSync(path.join(origin, '.server/audit.jsonl'), 'utf8');
      assert.deepEqual([text.split('\n').length, text.endsWith('\n')], [4, true]);
    }));

  it('names the actor of the pipeline, else the account of this process', () =>
    withTemporaryFolder((origin) => {
      process.env.RELEASE_ACTOR = 'pipeline';
      appendAudit(origin, [entry], now);
      delete process.env.RELEASE_ACTOR;
      appendAudit(origin, [entry], now);
      assert.deepEqual(
        readAudit(origin).map(({ by }) => by),
        ['pipeline', userInfo().username],
      );
    }));
});

describe('the settings of an origin', () => {
  it('are kept in one file that people can read', () =>
    withTemporaryFolder((origin) => {
      assert.equal(readDeployment(origin), null);
      writeDeployment(origin, deployment);
      assert.deepEqual(readDeployment(origin), deployment);
      assert.deepEqual(requireDeployment(origin), deployment);
      const file = path.join(origin, '.server/deployment.json');
      assert.equal(readFileSync(file, 'utf8'), JSON.stringify(deployment, null, 2));
    }));

  it('are needed', () =>
    withTemporaryFolder((origin) => {
      assert.throws(
        () => requireDeployment(origin),
        new Error('This origin has no settings yet. Run: npm run remote -- settings --public-url <url>'),
      );
      assert.throws(() => writeDeployment(origin, { ...deployment, publicUrl: 'no URL' }), /publicUrl/);
    }));
});

describe('folders', () => {
  it('lie in the repository unless a setting says otherwise', () => {
    assert.ok(existsSync(path.join(repositoryRoot, 'tooling/src/origin/paths.ts')));
    assert.equal(getDataDirectory({}), path.join(repositoryRoot, '.data'));
    assert.equal(getDataDirectory({ DATA_DIR: '/srv/data/' }), '/srv/data');
    assert.equal(getOriginDirectory({}), path.join(repositoryRoot, '.data/origin'));
    assert.equal(getOriginDirectory({ DATA_DIR: '/srv/data' }), '/srv/data/origin');
    assert.equal(getOriginDirectory({ DATA_DIR: '/srv/data', ORIGIN_DIR: '/srv/origin' }), '/srv/origin');
  });
});

describe('settings of a start', () => {
  it('have defaults', () => {
    assert.deepEqual(readSettings({}), {
      port: 3000,
      dataDirectory: path.join(repositoryRoot, '.data'),
      originDirectory: path.join(repositoryRoot, '.data/origin'),
      publicUrl: 'http://localhost:3000',
      development: true,
      skipBuild: false,
    });
  });

  it('come from the environment', () => {
    const environment = {
      NODE_ENV: 'production',
      SKIP_BUILD: '1',
      PORT: '0',
      PUBLIC_URL: 'https://a.example/b/',
    };
    const { port, publicUrl, development, skipBuild } = readSettings(environment);
    assert.deepEqual([port, publicUrl, development, skipBuild], [0, 'https://a.example/b', false, true]);
    assert.equal(readSettings({ SKIP_BUILD: '0' }).skipBuild, false);
    assert.equal(readSettings({ PUBLIC_URL: 'https://a.example/b' }).publicUrl, 'https://a.example/b');
    assert.equal(readSettings({ PORT: '65535' }).port, 65_535);
  });

  for (const port of ['-1', '65536', '80.5', 'http'])
    it(`take no port ${port}`, () => {
      const message = `PORT must be a number from 0 to 65535, not "${port}".`;
      assert.throws(() => readSettings({ PORT: port }), new Error(message));
    });
});

describe('the registry file', () => {
  it('is null before the first release', () =>
    withTemporaryFolder((origin) => {
      assert.equal(readRegistry(origin), null);
      assert.equal(readTrustedRegistry(origin, now.toISOString()), null);
      assert.deepEqual(registry, {
        schema: 1,
        hostApi: registry.hostApi,
        updatedAt: '2026-03-01T00:00:00.000Z',
        shell: { version: '1.0.0-shell', previous: null },
        allowedOrigins: [],
        remotes: [],
      });
    }));

  it('is dated when it is written', () =>
    withTemporaryFolder((origin) => {
      writeRegistry(origin, registry, new Date('2026-04-01T00:00:00.000Z'));
      const written = { ...registry, updatedAt: '2026-04-01T00:00:00.000Z' };
      assert.deepEqual(readRegistry(origin), written);
      assert.equal(
        readFileSync(path.join(origin, 'registry.json'), 'utf8'),
        JSON.stringify(written, null, 2),
      );
      assert.deepEqual(readTrustedRegistry(origin, '2026-04-01T00:00:00.000Z'), written);
      assert.deepEqual(readTrustedRegistry(origin, null), written);
      assert.throws(
        () => readTrustedRegistry(origin, '2026-04-01T00:00:00.001Z'),
        new Error(
          'registry.json is of 2026-04-01T00:00:00.000Z, older than the last release (2026-04-01T00:00:00.001Z). Restore the newer one; nothing was changed.',
        ),
      );
    }));

  it('is trusted when a key of the origin signed it', () =>
    withTemporaryFolder((origin) => {
      const { pem, key } = createKey();
      writeRegistry(origin, registry, now);
      writeDeployment(origin, { ...deployment, registryKeys: [key] });
      assert.throws(
        () => readTrustedRegistry(origin, null),
        new Error(
          'registry.json is not signed by a key of this origin. Restore the signed one; nothing was changed.',
        ),
      );
      process.env.REGISTRY_PRIVATE_KEY = pem;
      writeRegistry(origin, registry, now);
      assert.equal(typeof readTrustedRegistry(origin, null)?.signature, 'string');
    }));
});

describe('the signature of a registry', () => {
  const [own, other] = [createKey(), createKey()];
  const signWith = (pem: string, keys: readonly string[]) => {
    process.env.REGISTRY_PRIVATE_KEY = pem;
    return signRegistry(registry, keys);
  };

  it('is by the key of this process', () => {
    assert.equal(getOwnRegistryKey({}), null);
    assert.equal(getOwnRegistryKey({ REGISTRY_PRIVATE_KEY: '' }), null);
    assert.equal(getOwnRegistryKey({ REGISTRY_PRIVATE_KEY: own.pem }), own.key);
    assert.throws(
      () => getOwnRegistryKey({ REGISTRY_PRIVATE_KEY: 'no key' }),
      new Error('REGISTRY_PRIVATE_KEY is not an Ed25519 private key in PEM.'),
    );
  });

  it('is valid for the registry that was signed, with one of the keys', () => {
    const signed = signWith(own.pem, [other.key, own.key]);
    assert.equal(isSignedBy(signed, [other.key, own.key]), true);
    assert.equal(isSignedBy(signed, ['no key', own.key]), true);
    assert.equal(isSignedBy(signed, [other.key]), false);
    assert.equal(isSignedBy(signed, ['no key']), false);
    assert.equal(isSignedBy(signed, []), false);
    assert.equal(isSignedBy({ ...signed, allowedOrigins: ['https://a.example'] }, [own.key]), false);
    assert.equal(isSignedBy({ ...signed, signature: 'AAAA' }, [own.key]), false);
    assert.equal(isSignedBy(registry, [own.key]), false);
    assert.deepEqual(signRegistry(signed, [own.key]), signed);
  });

  it('is missing where there are no keys', () => {
    assert.deepEqual(signRegistry({ ...registry, signature: 'AAAA' }, []), registry);
  });

  it('needs the key of the origin', () => {
    assert.throws(
      () => signRegistry(registry, [own.key]),
      new Error('This registry is signed. Set REGISTRY_PRIVATE_KEY to change it.'),
    );
    assert.throws(
      () => signWith(other.pem, [own.key]),
      new Error(
        'REGISTRY_PRIVATE_KEY is not one of the keys of this registry. See: npm run remote -- settings',
      ),
    );
  });
});

describe('a file that is written at once', () => {
  it('is in its folder, and no draft beside it', () =>
    withTemporaryFolder((directory) => {
      mkdirSync(path.join(directory, 'a'));
      for (const options of [undefined, {}, { durable: true }]) {
        writeAtomically(path.join(directory, 'a/b/c.txt'), 'text', options);
        assert.deepEqual(readdirSync(path.join(directory, 'a/b')), ['c.txt']);
      }
      writeFileSync(path.join(directory, 'a/b/c.txt'), 'old');
      writeAtomically(path.join(directory, 'a/b/c.txt'), Buffer.from('new'));
      assert.equal(readFileSync(path.join(directory, 'a/b/c.txt'), 'utf8'), 'new');
    }));
});
