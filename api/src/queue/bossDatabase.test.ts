import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { bossDatabase } from './bossDatabase.ts';

describe('the connections of the queue', () => {
  it('answer everything that was asked before they close, also what still waits for its turn', async () => {
    const database = await openTestDatabase();
    try {
      const connections = bossDatabase(database.config, () => undefined);
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
