import { setTimeout as pause } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { archiveImports } from '../../../api/src/database/schema/archive.ts';
import type { Deps } from '../../../api/src/deps.ts';
import { queueAbandonedImports } from '../../../api/src/features/archive/archive.jobs.ts';

const stallMs = 600_000;

/** An account that imports a site. */
export interface ImportAccount {
  deps: Deps;
  ownerId: string;
}

/** The row of the account's import. */
export const readImportState = async ({ deps, ownerId }: ImportAccount) => {
  const [row] = await deps.db.select().from(archiveImports).where(eq(archiveImports.ownerId, ownerId));
  if (!row) throw new Error('The import was not found.');
  return row;
};

/** Waits until the import is done; an import whose worker died is queued again. */
export const waitUntilDone = async (account: ImportAccount): Promise<void> => {
  const until = performance.now() + stallMs;
  while (performance.now() < until) {
    const { state, error } = await readImportState(account);
    if (state === 'done') return;
    if (state === 'failed') throw new Error(`The import failed: ${error ?? ''}`);
    await queueAbandonedImports(account.deps);
    await pause(250);
  }
  throw new Error('The import did not come to its end.');
};
