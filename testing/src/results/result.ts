/** One line of the table: what was measured, what came out, and whether it is as promised. */
export interface Result {
  name: string;
  text: string;
  ok: boolean;
}

/** `950 of 1000 (95.0 %)`. */
export const formatShare = (part: number, whole: number): string =>
  `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;

export const formatResults = (results: readonly Result[]): string =>
  [
    '| What | Result | Held |',
    '| --- | --- | --- |',
    ...results.map(({ name, text, ok }) => `| ${name} | ${text} | ${ok ? 'yes' : 'no'} |`),
  ].join('\n');
