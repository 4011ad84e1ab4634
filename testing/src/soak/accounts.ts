import { buildApp } from '../../../api/src/app.ts';
import { closeDeps, openDeps } from '../../../api/src/deps.ts';
import { readEnv } from '../../../api/src/env.ts';
import { signUpWithPlan } from '../../../api/src/testing/accounts.ts';
import { createApiCall } from '../../../api/src/testing/apiCall.ts';
import { connectSite } from '../crash/fixture.ts';
import type { SiteConnection } from '../crash/sites/site.ts';
import { createWriteLog, type WriteLog } from './writeLog.ts';

export interface SoakAccount {
  userId: string;
  token: string;
  writeLog: WriteLog;
  /** Identifiers of what the account knows to exist, by name. */
  ids: Map<string, string>;
  /** How often it wrote, to make every value different. */
  writes: number;
}

const parallel = 4;

/** Signs up accounts with a plan and a connected site. */
export const createAccounts = async (
  env: Record<string, string>,
  count: number,
  connection: SiteConnection,
): Promise<SoakAccount[]> => {
  const deps = await openDeps(readEnv(env));
  const app = await buildApp(deps);
  await deps.queue.start();
  const api = { app, deps, call: createApiCall(app) };
  const accounts: SoakAccount[] = [];
  const createShare = async (share: number): Promise<void> => {
    for (let number = share; number < count; number += parallel) {
      const { userId, token } = await signUpWithPlan(api, `person${number}@example.com`);
      await connectSite(deps, userId, connection);
      accounts.push({ userId, token, writeLog: createWriteLog(), ids: new Map(), writes: 0 });
    }
  };
  try {
    await Promise.all(Array.from({ length: parallel }, (_, share) => createShare(share)));
  } finally {
    await app.close();
    await closeDeps(deps);
  }
  return accounts;
};
