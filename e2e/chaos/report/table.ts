import type { Fault } from '../matrix/fault.ts';
import type { CellResult } from '../matrix/runCell.ts';
import type { Target } from '../host/targets.ts';

const renderResult = (cell: CellResult | undefined): string => {
  if (!cell) return '–';
  return cell.problems.length === 0 ? `✓ ${Math.round(cell.recoveryMs ?? 0)} ms` : '✗';
};

/**
 * Header and rows of the matrix: fault, expected behaviour, and the result with the recovery time for each
 * remote.
 */
export const buildTable = (
  results: readonly CellResult[],
  rows: readonly Fault[],
  columns: readonly Target[],
): string[][] => [
  ['fault', 'expected', ...columns.map(({ name }) => name)],
  ...rows.map(({ name, expectation }) => [
    name,
    expectation,
    ...columns.map((column) =>
      renderResult(results.find(({ fault, remote }) => fault === name && remote === column.name)),
    ),
  ]),
];

export const computePercentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
};

export const listRecoveryTimes = (results: readonly CellResult[]): number[] =>
  results.flatMap(({ recoveryMs }) => (recoveryMs === null ? [] : [recoveryMs]));
