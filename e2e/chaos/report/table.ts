import type { Fault } from '../matrix/fault.ts';
import type { CellResult } from '../matrix/runCell.ts';
import type { Suspect } from '../matrix/suspects.ts';

const markOf = (cell: CellResult | undefined): string => {
  if (!cell) return '–';
  return cell.problems.length === 0 ? `✓ ${Math.round(cell.recoveryMs ?? 0)} ms` : '✗';
};

/** Header and rows of the matrix: fault, promise, and per remote the mark with its recovery time. */
export const tableOf = (
  results: readonly CellResult[],
  rows: readonly Fault[],
  columns: readonly Suspect[],
): string[][] => [
  ['fault', 'what is promised', ...columns.map(({ name }) => name)],
  ...rows.map(({ name, promise }) => [
    name,
    promise,
    ...columns.map((column) =>
      markOf(results.find(({ fault, remote }) => fault === name && remote === column.name)),
    ),
  ]),
];

export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
};

export const recoveryTimes = (results: readonly CellResult[]): number[] =>
  results.flatMap(({ recoveryMs }) => (recoveryMs === null ? [] : [recoveryMs]));
