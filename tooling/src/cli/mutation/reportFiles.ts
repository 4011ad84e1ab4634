import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../origin/paths.ts';
import { mergeJournal, type JournalEntry } from './journal.ts';
import { hashSource, keepKilled, type MutationReport } from './report.ts';

const reportsDirectory = path.join(repositoryRoot, 'reports/mutation');

/** Results of the last run of a target; the next run tests only the mutants of what changed since. */
export const getReportFile = (name: string): string => path.join(reportsDirectory, `${name}.json`);

/** Results of a run that has not finished; the next run goes on from them. */
export const getJournalFile = (name: string): string => path.join(reportsDirectory, `${name}.journal`);

export const readReport = (name: string): MutationReport | null => {
  const file = getReportFile(name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as MutationReport) : null;
};

/** A process that was killed may have left half a line. */
const parseLine = (line: string): JournalEntry[] => {
  try {
    return [JSON.parse(line) as JournalEntry];
  } catch {
    return [];
  }
};

const readJournal = (name: string): JournalEntry[] => {
  const file = getJournalFile(name);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parseLine) : [];
};

const findShare = (report: MutationReport | null, journal: readonly JournalEntry[]): number =>
  journal.find((entry) => 'share' in entry)?.share ?? report?.finished?.share ?? 0;

/**
 * Prepares the files of a run: what was killed before stays killed, survivors are tried again because a new test may
 * kill them. After a larger sample than this one everything is tested again, or its killed mutants would count beside
 * the survivors of the smaller sample only.
 */
export const startReport = (name: string, share: number, sources: Record<string, string>): void => {
  mkdirSync(reportsDirectory, { recursive: true });
  const [report, journal] = [readReport(name), readJournal(name)];
  const isSmaller = findShare(report, journal) > share;
  const merged = mergeJournal(report ?? { files: {} }, journal);
  if (isSmaller) rmSync(getReportFile(name), { force: true });
  else writeFileSync(getReportFile(name), JSON.stringify(keepKilled(merged)));
  rmSync(getJournalFile(name), { force: true });
  appendFileSync(getJournalFile(name), `${JSON.stringify({ share, sources })}\n`);
};

/** Marks the report that Stryker has written as the result of a whole run. */
export const finishReport = (
  name: string,
  share: number,
  sources: Record<string, string>,
): MutationReport => {
  const report = readReport(name);
  if (!report) throw new Error(`The run of ${name} left no report.`);
  const hashes = Object.entries(sources).map(([file, source]) => [file, hashSource(source)]);
  const finished = {
    ...report,
    finished: { share, sources: Object.fromEntries(hashes) as Record<string, string> },
  };
  writeFileSync(getReportFile(name), JSON.stringify(finished));
  rmSync(getJournalFile(name), { force: true });
  return finished;
};
