import assert from 'node:assert/strict';
import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { changeSettings } from '../../release/changeSettings.ts';
import { releaseShell } from '../../release/releaseShell.ts';
import { repairPages } from '../../release/repairPages.ts';
import { createOriginService } from '../../service/createOriginService.ts';
import { createToken } from '../../service/tokens.ts';
import { createTestContract, writeTestShell } from '../../testing/testBuilds.ts';
import { startTestNginx } from '../testing/startTestNginx.ts';

const encode = (text: string): string => Buffer.from(text).toString('base64');
const upload = {
  files: {
    'entry.js': encode('// entry'),
    'remote.contract.json': encode(JSON.stringify(createTestContract())),
  },
};

/** Releases the build as a team does: by a request with its token. */
const releaseByToken = async (origin: string): Promise<void> => {
  const service = createOriginService({
    origin,
    checkBuild: () => [],
    checkInBrowser: () => Promise.resolve([]),
    openSmoke: () => Promise.resolve(null),
  });
  const authorization = `Bearer ${await createToken(origin, 'notes', 'Notes pipeline')}`;
  const url = '/v1/remotes/notes/releases';
  await service.inject({ method: 'POST', url, headers: { authorization }, body: upload });
  await service.close();
};

/** Public entries that another user cannot read, or cannot enter. */
const listClosed = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !path.relative(folder, file).startsWith('.'))
    .filter((file) => {
      const { mode } = lstatSync(file);
      return (mode & 0o777) !== (lstatSync(file).isDirectory() ? 0o755 : 0o644);
    })
    .map((file) => path.relative(folder, file));

describe('an origin that one user writes, with a strict umask, and another serves', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rankwright-user-'));
  const origin = path.join(folder, 'origin');
  const umask = process.umask(0o077);
  const address = '/remotes/notes/1.0.0-aaaaaaaa/remote.contract.json';
  let nginx: Awaited<ReturnType<typeof startTestNginx>>;
  before(async () => {
    await releaseShell(writeTestShell(folder), origin);
    await releaseByToken(origin);
    await changeSettings(origin, { publicUrl: 'http://localhost', development: false });
    nginx = await startTestNginx(folder, '127.0.0.1:1');
  });
  after(async () => {
    await nginx.stop();
    process.umask(umask);
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves every file of a release by token, compressed or not, and its pages', async () => {
    const script = address.replace('remote.contract.json', 'entry.js');
    for (const target of [address, script, '/notes', '/registry.json', '/versions.json', '/robots.txt'])
      for (const encoding of ['identity', 'gzip', 'br']) {
        const reply = await fetch(nginx.url + target, { headers: { 'accept-encoding': encoding } });
        assert.equal(reply.status, 200, `${target} ${encoding}`);
        assert.notEqual((await reply.text()).length, 0);
      }
  });

  it('leaves no public file and no folder closed, and opens nothing that is private', () => {
    assert.deepEqual(listClosed(origin), []);
    for (const name of ['tokens.json', 'history.json', 'deployment.json'])
      assert.equal(lstatSync(path.join(origin, '.server', name)).mode & 0o077, 0, name);
  });

  it('opens what an earlier version left closed at the next start', async () => {
    chmodSync(path.dirname(path.join(origin, address)), 0o700);
    assert.notEqual((await fetch(nginx.url + address)).status, 200);
    await repairPages(origin);
    assert.equal((await fetch(nginx.url + address)).status, 200);
  });
});
