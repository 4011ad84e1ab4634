import type { Deps } from '../../../api/src/deps.ts';
import { skipRetryDelays } from './deliveries.ts';
import type { FaultProxy } from './faultProxy.ts';
import { startWorker, type WorkerProcess } from '../workers/workerProcess.ts';

export interface KillOptions {
  kills: number;
  random: () => number;
}

interface KillProgress {
  left: number;
  duringWrite: number;
}

const maxLifetimeMs = 2_500;
/** Share of workers that may be killed before they are ready. */
const earlyKillShare = 0.15;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Starts workers one after the other and kills each at a random moment; returns the last one, which keeps running. */
const runWorkerUntilKilled = async (
  env: Record<string, string>,
  proxies: readonly FaultProxy[],
  progress: KillProgress,
  random: () => number,
): Promise<WorkerProcess> => {
  let worker = startWorker(env);
  while (progress.left > 0) {
    progress.left -= 1;
    if (random() > earlyKillShare) await worker.ready;
    await pause(random() * maxLifetimeMs);
    if (proxies.some((proxy) => proxy.countPendingWrites() > 0)) progress.duringWrite += 1;
    await worker.kill();
    worker = startWorker(env);
  }
  return worker;
};

export interface KilledWorkers {
  /** Kills while a write request was pending. */
  killsDuringWrite: number;
  /** The workers that took over from the last ones killed. */
  survivors: readonly WorkerProcess[];
}

/** Runs two workers side by side and kills them, and those that follow them, at random moments. */
export const killWorkers = async (
  deps: Deps,
  env: Record<string, string>,
  proxies: readonly FaultProxy[],
  { kills, random }: KillOptions,
): Promise<KilledWorkers> => {
  const progress = { left: kills, duringWrite: 0 };
  const skipDelaysTimer = setInterval(() => void skipRetryDelays(deps).catch(() => undefined), 1_000);
  const survivors = await Promise.all([1, 2].map(() => runWorkerUntilKilled(env, proxies, progress, random)));
  clearInterval(skipDelaysTimer);
  return { killsDuringWrite: progress.duringWrite, survivors };
};
