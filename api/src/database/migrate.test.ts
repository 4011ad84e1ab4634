import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openTestDatabase } from '../testing/testDatabase.ts';
import { applyMigrations } from './migrate.ts';

describe('starting an older version on a database of a newer one', () => {
  it('is refused before anything changes', async () => {
    const database = await openTestDatabase();
    try {
      await assert.doesNotReject(applyMigrations(database.config));
      await database.db.execute(
        `insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${Date.now() * 2})`,
      );
      await assert.rejects(applyMigrations(database.config), /upgraded by a newer version of Rankwright/);
    } finally {
      await database.close();
    }
  });
});
