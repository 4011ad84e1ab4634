import { setTimeout as pause } from 'node:timers/promises';
import { slowWrites, type Disk } from './disk.ts';
import type { Stack } from './stack.ts';

const killEveryMs = 30_000;
const fullMs = 10_000;
const slowMs = 20_000;

interface Fault {
  at: number;
  name: string;
  run: () => Promise<void>;
}

const createKills = ({ processes }: Stack, lengthMs: number): Fault[] =>
  Array.from({ length: Math.ceil(lengthMs / killEveryMs) - 1 }, (_, index) => {
    const target = processes[index % processes.length];
    return {
      at: (index + 1) * killEveryMs,
      name: `SIGKILL of ${target?.name ?? ''}`,
      run: async () => target?.kill(),
    };
  });

const fillDisk = async (stack: Stack, disk: Disk): Promise<void> => {
  disk.fill();
  await pause(fullMs);
  disk.free();
  await pause(1_000);
  await stack.revivePostgres();
};

const slowDisk = async (stack: Stack): Promise<void> => {
  const end = slowWrites(stack.getPostgresId());
  await pause(slowMs);
  end();
};

/** One process is killed every 30 s; once each, PostgreSQL crashes, its disk is full and its disk is slow. */
export const runFaults = async (
  stack: Stack,
  disk: Disk,
  lengthMs: number,
  onFault: (text: string) => void,
): Promise<void> => {
  const faults: Fault[] = [
    ...createKills(stack, lengthMs),
    { at: lengthMs * 0.3, name: 'crash and restart of PostgreSQL', run: stack.restartPostgres },
    { at: lengthMs * 0.5, name: `full disk for ${fullMs / 1_000} s`, run: () => fillDisk(stack, disk) },
    { at: lengthMs * 0.7, name: `slow disk for ${slowMs / 1_000} s`, run: () => slowDisk(stack) },
  ];
  await Promise.all(
    faults.map(async ({ at, name, run }) => {
      await pause(at);
      onFault(`${Math.round(at / 1_000)} s: ${name}`);
      await run();
    }),
  );
};
