import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessReading {
  id: number;
  command: string;
  /** Seconds of CPU time since the process started. */
  cpuSeconds: number;
  /** Bytes in memory; a page that several processes share counts in parts (`Pss`). */
  resident: number;
  /** Bytes in memory; a shared page counts in each process. */
  residentWithShared: number;
}

/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100;
const readProcFile = (id: number, name: string): string => readFileSync(`/proc/${id}/${name}`, 'utf8');

/** Fields of `/proc/<id>/stat` from the third on: the second, the program in brackets, may contain spaces. */
const readStat = (id: number): string[] => {
  const stat = readProcFile(id, 'stat');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};

const readParent = (id: number): number | null => {
  try {
    return Number(readStat(id)[1]);
  } catch {
    return null;
  }
};

/** The process and all that it started, directly or not, and that still run. */
export const listProcessTree = (root: number): number[] => {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(ids.map((id) => [Number(id), readParent(Number(id))]));
  const listBelow = (id: number): number[] => [
    id,
    ...[...parents].filter(([, parent]) => parent === id).flatMap(([child]) => listBelow(child)),
  ];
  return listBelow(root);
};

const readCommand = (id: number): string => readProcFile(id, 'cmdline').replaceAll('\0', ' ').trim();

/** Seconds of CPU time since the process started; 0 when it has ended. */
export const readCpuSeconds = (id: number): number => {
  try {
    const stat = readStat(id);
    return (Number(stat[11]) + Number(stat[12])) / ticksPerSecond;
  } catch {
    return 0;
  }
};

/** Id of the `npm start` that this process runs. */
export const findProduct = (): number => {
  const root = listProcessTree(process.pid).find((id) => readCommand(id).startsWith('npm run start'));
  if (root === undefined) throw new Error('npm start does not run.');
  return root;
};

export const readProcess = (id: number): ProcessReading => {
  const rollup = readProcFile(id, 'smaps_rollup');
  const readKilobytes = (field: string): number =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0);
  return {
    id,
    command: readCommand(id),
    cpuSeconds: readCpuSeconds(id),
    resident: readKilobytes('Pss') * 1024,
    residentWithShared: readKilobytes('Rss') * 1024,
  };
};
