import { setTimeout as pause } from 'node:timers/promises';
import { startProcess } from './workerProcess.ts';

export interface SupervisedProcess {
  name: string;
  /** Resolves when the first process is ready, with its address; null: it has exited. */
  ready: Promise<string | null>;
  /** Sends SIGKILL; another process takes its place. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  countStarts(): number;
}

const restartMs = 500;

/** Keeps a process of the built API running, as the restart policy of the containers does. */
export const superviseProcess = (
  name: string,
  env: Record<string, string>,
  output?: number,
): SupervisedProcess => {
  let isStopped = false;
  let starts = 1;
  let current = startProcess(env, output);
  const first = current.ready;
  const watch = async (): Promise<void> => {
    for (;;) {
      await current.exited;
      await pause(restartMs);
      if (isStopped) return;
      starts += 1;
      current = startProcess(env, output);
    }
  };
  const watching = watch();
  return {
    name,
    ready: first,
    kill: () => current.kill(),
    stop: async () => {
      isStopped = true;
      await current.stop();
      await watching;
    },
    countStarts: () => starts,
  };
};
