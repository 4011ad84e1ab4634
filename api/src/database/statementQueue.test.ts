import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { Client, Pool } from 'pg';
import { openEmbedded, type Embedded } from './embedded.ts';

describe('concurrent connections to the embedded database', () => {
  let folder: string;
  let embedded: Embedded;
  let pool: Pool;
  before(async () => {
    folder = mkdtempSync(join(tmpdir(), 'rankwright-turns-'));
    embedded = await openEmbedded(folder, 'own');
    pool = new Pool({ ...embedded.config, max: 8 });
    await pool.query('create table kept (id int primary key, word text not null)');
  });
  after(async () => {
    await pool.end();
    await embedded.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('answers each statement on its own connection when others run concurrently', async () => {
    const one = (value: number) =>
      pool
        .query<{ one: number }>('select $1::int as one', [value])
        .then(({ rows }) => assert.equal(rows[0]?.one, value));
    const sum = (value: number) =>
      pool
        .query<{ sum: number }>('select $1::int + $2::int as sum', [value, 1_000])
        .then(({ rows }) => assert.equal(rows[0]?.sum, value + 1_000));
    const word = (value: number) =>
      pool
        .query<{ word: string }>('select $1::text as word', [`word ${value}`])
        .then(({ rows }) => assert.equal(rows[0]?.word, `word ${value}`));
    const all = (_: unknown, value: number) => Promise.all([one(value), sum(value), word(value)]);
    await Promise.all(Array.from({ length: 150 }, all));
  });

  it('isolates transactions and continues after failed statements', async () => {
    const put = async (id: number): Promise<void> => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query('insert into kept values ($1, $2)', [id, `row ${id}`]);
        await assert.rejects(client.query('insert into kept values ($1, $2)', [id, 'again']));
        await client.query('rollback');
        await client.query('insert into kept values ($1, $2)', [id, `row ${id}`]);
      } finally {
        client.release();
      }
    };
    await Promise.all(Array.from({ length: 40 }, (_, id) => put(id)));
    const { rows } = await pool.query<{ id: number; word: string }>('select * from kept order by id');
    assert.deepEqual(
      rows,
      Array.from({ length: 40 }, (_, id) => ({ id, word: `row ${id}` })),
    );
  });

  it('does not wait for a connection that closed in the middle of a transaction', async () => {
    const leaving = new Client(embedded.config);
    leaving.on('error', () => undefined);
    await leaving.connect();
    await leaving.query('begin');
    await leaving.query('insert into kept values ($1, $2)', [999, 'never']);
    const waiting = pool.query('select * from kept where id = $1', [999]);
    await leaving.end();
    assert.equal((await waiting).rows.length, 0);
  });
});
