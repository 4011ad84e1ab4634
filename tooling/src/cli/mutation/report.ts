import { createHash } from 'node:crypto';

/** Says of a mutant that it was not tested. Stryker knows no such status for a mutant that it made. */
export const notSampled = 'Not in the sample.';

export interface Mutant {
  status: string;
  statusReason?: string;
  mutatorName: string;
  replacement?: string;
  location: { start: { line: number; column: number } };
}

interface TestDefinition {
  id: string;
  name: string;
}

export interface MutationReport {
  files: Record<string, { source?: string; language?: string; mutants: Mutant[] }>;
  testFiles?: Record<string, { source?: string; tests: TestDefinition[] }>;
  /** Written once every mutant of the run has had its turn. */
  finished?: {
    /** Share of the mutants that were tested, selected by a hash: 1 is all of them. */
    share: number;
    /** SHA-256 of each mutated file. */
    sources: Record<string, string>;
  };
}

export interface MutationTally {
  killed: number;
  /** Stopped after a hundred times as many passes as the code needs without the mutant. */
  endless: number;
  /** Stopped by the clock, maybe because the machine was busy: tried again by the next run, and in no other figure. */
  timedOut: number;
  survived: number;
  notCovered: number;
  /** Made, but not in the sample. */
  notSampled: number;
}

export const hashSource = (source: string): string => createHash('sha256').update(source).digest('hex');

/**
 * The report with what a test noticed. Survivors are tried again, because a new test may kill them and Stryker would keep
 * those of module constants; timeouts too, because the machine may have been busy.
 */
export const keepKilled = ({ files, testFiles = {} }: MutationReport): MutationReport => ({
  testFiles,
  files: Object.fromEntries(
    Object.entries(files).map(([name, file]) => [
      name,
      { ...file, mutants: file.mutants.filter(({ status }) => status === 'Killed') },
    ]),
  ),
});

/** Stryker counts passes through the mutated code, which a busy machine cannot change. */
const isEndless = ({ status, statusReason = '' }: Mutant): boolean =>
  status === 'Timeout' && statusReason.startsWith('Hit limit reached');

/** Mutants that do not compile or that nobody can test are left out of every figure. */
export const tallyMutants = ({ files }: MutationReport): MutationTally => {
  const mutants = Object.values(files).flatMap((file) => file.mutants);
  const count = (status: string): number => mutants.filter((mutant) => mutant.status === status).length;
  const endless = mutants.filter(isEndless).length;
  return {
    killed: count('Killed'),
    endless,
    timedOut: count('Timeout') - endless,
    survived: count('Survived'),
    notCovered: count('NoCoverage'),
    notSampled: mutants.filter(({ statusReason }) => statusReason === notSampled).length,
  };
};

const countDetected = ({ killed, endless }: MutationTally): number => killed + endless;
const countUndetected = ({ survived, notCovered }: MutationTally): number => survived + notCovered;
export const countTested = (tally: MutationTally): number => countDetected(tally) + countUndetected(tally);
/** All that were made, tested or not. */
export const countMutants = (tally: MutationTally): number => countTested(tally) + tally.notSampled;

const sum = (tallies: readonly MutationTally[], count: (tally: MutationTally) => number): number =>
  tallies.reduce((total, tally) => total + count(tally), 0);

/**
 * Detected mutants of all, in percent with one decimal, rounded down. A target of which a sample was tested counts with
 * all its mutants.
 */
const calculateScore = (tallies: readonly MutationTally[]): number => {
  const tested = tallies.filter((tally) => countTested(tally) > 0);
  const all = sum(tested, countMutants);
  const detected = sum(tested, (tally) => (countDetected(tally) * countMutants(tally)) / countTested(tally));
  // Sums of fractions may end a hair below the number they stand for.
  return all === 0 ? 100 : Math.floor((detected / all) * 1_000 + 1e-9) / 10;
};

const describeSample = (tallies: readonly MutationTally[]): string => {
  const [tested, all] = [sum(tallies, countTested), sum(tallies, countMutants)];
  return tested === all ? '' : ` (a sample: ${String(tested)} of ${String(all)} mutants tested)`;
};

/** A mutant that no test reaches has survived. */
export const formatTallies = (tallies: readonly MutationTally[]): string =>
  `score ${String(calculateScore(tallies))}, survived ${String(sum(tallies, countUndetected))}, timed out ${String(sum(tallies, ({ timedOut }) => timedOut))}${describeSample(tallies)}`;

export const listSurvivors = ({ files }: MutationReport): string[] =>
  Object.entries(files).flatMap(([file, { mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .map(({ status, mutatorName, replacement = '', location: { start } }) => {
        const change = replacement.replaceAll(/\s+/g, ' ').slice(0, 80);
        return `${file}:${String(start.line)}:${String(start.column)} ${mutatorName} ${status === 'NoCoverage' ? '(no test) ' : ''}${change}`;
      }),
  );
