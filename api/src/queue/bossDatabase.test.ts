import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { createBossDatabase } from './bossDatabase.ts';

describe('bossDatabase', () => {
  it('completes all pending and queued queries before it closes', async () => {
    const database = await openTestDatabase();
    try {
      const connections = createBossDatabase(database.config, () => undefined);
      const answers = ['1', '2', '3', '4', '5'].map((text) =>
        connections.executeSql('select $1::text as text, pg_sleep(0.05)', [text]),
      );
      await connections.close();
      const rows = (await Promise.all(answers)).map((answer) => answer.rows as { text: string }[]);
      assert.deepEqual(
        rows.map(([row]) => row?.text),
        ['1', '2', '3', '4', '5'],
      );
    } finally {
      await database.close();
    }
  });
});
