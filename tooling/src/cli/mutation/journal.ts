import type { Mutant, MutationReport } from './report.ts';

interface TestRun {
  id: string;
  name: string;
  fileName?: string;
}

interface JournalStart {
  share: number;
  /** Text of each mutated file before it was mutated. */
  sources: Record<string, string>;
}

/** A line of the journal that a run writes while it goes. */
export type JournalEntry = JournalStart | { tests: TestRun[] } | { file: string; mutant: Mutant };

const groupByFile = <T>(entries: readonly (readonly [file: string, value: T])[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const [file, value] of entries) groups.set(file, [...(groups.get(file) ?? []), value]);
  return groups;
};

const mergeTestFiles = (
  before: NonNullable<MutationReport['testFiles']>,
  runs: readonly TestRun[],
): NonNullable<MutationReport['testFiles']> => {
  const groups = groupByFile(runs.map(({ fileName = '', ...test }) => [fileName, test] as const));
  return {
    ...before,
    ...Object.fromEntries(
      [...groups].map(([file, tests]) => [
        file,
        { ...before[file], tests: [...(before[file]?.tests ?? []), ...tests] },
      ]),
    ),
  };
};

/** The report with the results of a run that was interrupted: a file that it reached counts with the new results alone. */
export const mergeJournal = (report: MutationReport, journal: readonly JournalEntry[]): MutationReport => {
  const start = journal.find((entry) => 'sources' in entry);
  if (!start) return report;
  const mutants = groupByFile(
    journal.flatMap((entry) => ('mutant' in entry ? [[entry.file, entry.mutant] as const] : [])),
  );
  const runs = journal.flatMap((entry) => ('tests' in entry ? entry.tests : []));
  const files = [...mutants].map(([file, results]) => [
    file,
    { language: 'typescript', source: start.sources[file] ?? '', mutants: results },
  ]);
  return {
    files: { ...report.files, ...(Object.fromEntries(files) as MutationReport['files']) },
    testFiles: mergeTestFiles(report.testFiles ?? {}, runs),
  };
};
