import { getContentHistory } from '@rankwright/contracts/articles';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { buildApp } from '../../../api/src/app.ts';
import type { DatabaseHandle } from '../../../api/src/database/database.ts';
import { closeDeps, openDeps } from '../../../api/src/deps.ts';
import { readEnv } from '../../../api/src/env.ts';
import { startSession } from '../../../api/src/features/auth/session.service.ts';
import { createMemoryQueue } from '../../../api/src/queue/memoryQueue.ts';

/** Starts the API on a loopback port. */
export const startServer = async (database: DatabaseHandle) => {
  const folder = mkdtempSync(join(tmpdir(), 'rankwright-bench-'));
  // One account asks more than a person may in a minute; the limit still counts.
  const env = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, RATE_READS: '1000000' });
  const deps = await openDeps(env, { database, queue: createMemoryQueue() });
  const app = await buildApp(deps);
  const client = new Pool(await app.listen({ port: 0, host: '127.0.0.1' }), { connections: 1 });

  /** Signs the user in; returns a function that requests a page of their history. */
  const signIn = async (userId: string) => {
    const token = await startSession(deps, deps.db, userId, 'bench');
    return async (query: Record<string, string>): Promise<void> => {
      const path = `${getContentHistory.path}?${new URLSearchParams(query).toString()}`;
      const headers = { authorization: `Bearer ${token}` };
      const { statusCode, body } = await client.request({ method: 'GET', path, headers });
      const text = await body.text();
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text}`);
    };
  };
  return {
    signIn: signIn,
    close: async () => {
      await client.close();
      await app.close();
      await closeDeps(deps);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
