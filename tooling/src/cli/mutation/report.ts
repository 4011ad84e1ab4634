import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../origin/paths.ts';

/** Results of the last run of each target; the next run tests only the mutants of what changed since. */
const reportsDirectory = path.join(repositoryRoot, 'reports/mutation');

interface Mutant {
  status: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
}

export interface MutationReport {
  files: Record<string, { mutants: Mutant[] }>;
}

export interface MutationTally {
  killed: number;
  timedOut: number;
  survived: number;
  notCovered: number;
}

export const getReportFile = (name: string): string => path.join(reportsDirectory, `${name}.json`);

export const readReport = (name: string): MutationReport => {
  const file = getReportFile(name);
  if (!existsSync(file)) throw new Error(`The run of ${name} left no report.`);
  return JSON.parse(readFileSync(file, 'utf8')) as MutationReport;
};

const isDetected = ({ status }: Mutant): boolean => status === 'Killed' || status === 'Timeout';

/** The report without survivors: Stryker would keep those of module constants although a new test kills them. */
export const keepDetected = (report: MutationReport): MutationReport => ({
  ...report,
  files: Object.fromEntries(
    Object.entries(report.files).map(([name, file]) => [
      name,
      { ...file, mutants: file.mutants.filter(isDetected) },
    ]),
  ),
});

/** Makes the next run try the survivors of the last one again. */
export const forgetSurvivors = (name: string): void => {
  const file = getReportFile(name);
  mkdirSync(reportsDirectory, { recursive: true });
  if (existsSync(file)) writeFileSync(file, JSON.stringify(keepDetected(readReport(name))));
};

/** Mutants that do not compile or that nobody can test are left out of every figure. */
export const tallyMutants = ({ files }: MutationReport): MutationTally => {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (status: string): number => mutants.filter((mutant) => mutant.status === status).length;
  return {
    killed: count('Killed'),
    timedOut: count('Timeout'),
    survived: count('Survived'),
    notCovered: count('NoCoverage'),
  };
};

export const addTallies = (tallies: readonly MutationTally[]): MutationTally => {
  const sum = (key: keyof MutationTally): number => tallies.reduce((total, tally) => total + tally[key], 0);
  return {
    killed: sum('killed'),
    timedOut: sum('timedOut'),
    survived: sum('survived'),
    notCovered: sum('notCovered'),
  };
};

const countUndetected = ({ survived, notCovered }: MutationTally): number => survived + notCovered;

/** Detected mutants of all, in percent with one decimal, rounded down. */
const calculateScore = (tally: MutationTally): number => {
  const detected = tally.killed + tally.timedOut;
  const all = detected + countUndetected(tally);
  return all === 0 ? 100 : Math.floor((detected / all) * 1_000) / 10;
};

/** A mutant that no test reaches has survived. */
export const formatTally = (tally: MutationTally): string =>
  `score ${String(calculateScore(tally))}, survived ${String(countUndetected(tally))}`;

export const listSurvivors = ({ files }: MutationReport): string[] =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ status, mutatorName, replacement = '', location: { start } }) => {
        const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
        return `${file}:${String(start.line)}:${String(start.column)} ${mutatorName} ${status === 'NoCoverage' ? '(no test) ' : ''}${change}`;
      }),
  );
