import type { ChildProcess } from 'node:child_process';

const graceMs = 5_000;

const signalGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
};

/** Terminates a detached child with its process group: SIGTERM, and SIGKILL after five seconds. */
export const terminateProcess = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    const killTimer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
    child.once('exit', () => {
      clearTimeout(killTimer);
      resolve();
    });
    signalGroup(child, 'SIGTERM');
  });
