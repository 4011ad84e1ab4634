import { setTimeout as pause } from 'node:timers/promises';
import { queueAbandonedImports } from '../../../api/src/features/archive/archive.jobs.ts';
import { startWorker, type WorkerProcess } from '../workers/workerProcess.ts';
import { readImportState, type ImportAccount } from './importAccount.ts';

/** Kills a worker once further posts were saved, `kills` times; returns the one that goes on. */
export const killOnTheWay = async (
  account: ImportAccount,
  env: Record<string, string>,
  kills: number,
  random: () => number,
): Promise<{ worker: WorkerProcess; killed: number }> => {
  let worker = startWorker(env);
  let killed = 0;
  for (let seen = 0; killed < kills;) {
    await worker.ready;
    const before = seen;
    while (seen <= before) {
      const row = await readImportState(account);
      if (row.state === 'done') return { worker, killed };
      seen = row.seen;
      await queueAbandonedImports(account.deps);
      await pause(50);
    }
    await pause(random() * 400);
    await worker.kill();
    killed += 1;
    worker = startWorker(env);
  }
  return { worker, killed };
};
