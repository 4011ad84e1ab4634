import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Test files run in groups, one process per group: loading the packages and compiling the embedded database takes
 * longer than most of the tests. Node's runner knows only files, so a group is a file that imports its test files.
 */
const filesPerGroup = 14;

/** What holds for the whole process: other processes and threads, its memory, its environment and its globals. */
const ownProcess = [
  /node:(child_process|worker_threads|cluster|vm)/,
  /process\.(memoryUsage|on|once|exit|abort|kill|chdir)\b/,
  /(delete |Object\.assign\()process\.env|process\.env(\.\w+|\[[^\]]*\]) =[^=]/,
  /globalThis(\.\w+|\[[^\]]*\]) =[^=]|setGlobalDispatcher|mock\.(timers|module)/,
  /mock\.method\((globalThis|process|console|[A-Z]\w*),/,
];

const needsOwnProcess = (source) => ownProcess.some((pattern) => pattern.test(source));

/** Neighbours, which share most of their modules, in groups of about the same size. */
const groupNeighbours = (files) => {
  const count = Math.ceil(files.length / filesPerGroup);
  return Array.from({ length: count }, (_, index) =>
    files.slice((index * files.length) / count, ((index + 1) * files.length) / count),
  );
};

/** Test files, given relative to the folder of the sources → the lists of those that share a process. */
export const groupTests = (files, sources) => {
  const alone = files.filter((file) => needsOwnProcess(readFileSync(path.join(sources, file), 'utf8')));
  const others = files.filter((file) => !alone.includes(file));
  return [...groupNeighbours(others), ...alone.map((file) => [file])];
};

/**
 * A file that fails to load is a failed test and leaves those of the others.
 * `process.exit` in a test would end the process as if all its tests had passed: only a process without anything left to
 * do has ended by itself.
 */
const createEntry = (bundles) => `
import { it } from 'node:test';

const bundles = ${JSON.stringify(bundles)};
let ended = false;
process.once('beforeExit', () => (ended = true));
process.once('exit', () => {
  if (ended) return;
  console.error('Ended before its tests:', bundles.join(', '));
  process.exitCode = 1;
});
for (const bundle of bundles) {
  try {
    await import(bundle);
  } catch (error) {
    it('loads ' + bundle, () => Promise.reject(error));
  }
}
`;

/** Writes the file that Node's runner starts for a group, beside the bundles of its tests. Returns its path. */
export const writeGroup = (group, folder) => {
  const bundles = group.map((file) => `../${file.replace(/\.ts$/, '.js')}`);
  const [first, last] = [group[0], group.at(-1)].map((file) =>
    file.replace(/\.test\.ts$/, '').replaceAll('/', '.'),
  );
  const entry = path.join(folder, 'groups', `${first === last ? first : `${first} to ${last}`}.js`);
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(entry, createEntry(bundles));
  return entry;
};
