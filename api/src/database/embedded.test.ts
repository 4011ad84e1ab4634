import assert from 'node:assert/strict';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { after, before, describe, it } from 'node:test';
import { FolderInUseError, openEmbedded, type Embedded } from './embedded.ts';

const countRows = async (embedded: Embedded): Promise<number> => {
  const client = new Client(embedded.config);
  await client.connect();
  try {
    const { rows } = await client.query<{ total: number }>('select count(*)::int as total from kept');
    return rows[0]?.total ?? 0;
  } finally {
    await client.end();
  }
};

const writerScript = fileURLToPath(new URL('../testing/embeddedWriter.ts', import.meta.url));

describe('the embedded database', () => {
  let folder: string;
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'rankwright-embedded-'));
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  it('keeps every acknowledged row when its process is killed, and rejects a second owner', async () => {
    const child = fork(writerScript, {
      execArgv: ['--import', 'tsx'],
      env: { ...process.env, FOLDER: folder },
    });
    let written = 0;
    child.on('message', (total: number) => (written = total));
    while (written < 50) await once(child, 'message');
    await assert.rejects(openEmbedded(folder, 'own'), FolderInUseError);
    const guest = await openEmbedded(folder, 'join');
    assert.ok((await countRows(guest)) >= 50);
    child.kill('SIGKILL');
    await once(child, 'exit');
    const again = await openEmbedded(folder, 'own');
    assert.ok((await countRows(again)) >= written);
    await again.close();
  });
});
