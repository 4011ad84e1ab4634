import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { hashSource, tallyMutants, type MutationReport, type MutationTally } from './report.ts';

export interface TargetSummary {
  name: string;
  /** Null where no run has finished. */
  tally: MutationTally | null;
  /** Files that are new or have changed since; their mutants count for nothing. */
  changed: string[];
}

/** What a report says of the files as they are now. */
export const summarizeReport = (
  name: string,
  report: MutationReport | null,
  sources: Record<string, string>,
): TargetSummary => {
  const measured = report?.finished?.sources;
  if (!report || !measured) return { name, tally: null, changed: [] };
  const isCurrent = ([file, source]: [string, string]): boolean => measured[file] === hashSource(source);
  const entries = Object.entries(sources);
  const current = new Set(entries.filter(isCurrent).map(([file]) => file));
  const files = Object.fromEntries(Object.entries(report.files).filter(([file]) => current.has(file)));
  return {
    name,
    tally: tallyMutants({ files }),
    changed: entries.map(([file]) => file).filter((file) => !current.has(file)),
  };
};

export const readSources = (directory: string, files: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    files
      .map((file) => [file, path.join(directory, file)] as const)
      .filter(([, location]) => existsSync(location))
      .map(([file, location]) => [file, readFileSync(location, 'utf8')]),
  );

/** Lines that name what the score leaves out. */
export const listGaps = (summaries: readonly TargetSummary[]): string[] =>
  summaries.flatMap(({ name, tally, changed }) => {
    if (!tally) return [`${name}: not measured`];
    return changed.length === 0 ? [] : [`${name}: changed since it was measured: ${changed.join(', ')}`];
  });
