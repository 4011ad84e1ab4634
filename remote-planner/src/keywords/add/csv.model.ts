import Papa from 'papaparse';

const delimiters = ['\t', ';', ','] as const;
const maxLinesRead = 100;

export interface CsvRow {
  /** The line on which the row begins, from 1. */
  line: number;
  cells: string[];
}

/** Line that Excel reads as the delimiter, for example `sep=;`. */
const separatorLine = /^sep=(.)\r?\n/i;

/** The most frequent delimiter, outside of quotes, of the first line that has one; comma when none does. */
const detectDelimiter = (text: string): string => {
  for (const line of text.split('\n', maxLinesRead)) {
    const unquoted = line.replace(/"[^"]*"?/g, '');
    const count = (delimiter: string) => unquoted.split(delimiter).length - 1;
    const [best] = delimiters.toSorted((a, b) => count(b) - count(a));
    if (best && count(best) > 0) return best;
  }
  return ',';
};

const countLines = (text: string): number => text.split(/\r\n|\r|\n/).length - 1;

/** Rows of a CSV text (RFC 4180) with their line numbers, without blank ones. */
export const parseRows = (text: string): CsvRow[] => {
  const withoutBom = text.replace(/^\uFEFF/, '');
  const separator = separatorLine.exec(withoutBom);
  const offset = separator ? separator[0].length : 0;
  const content = withoutBom.slice(offset).replace(/\r\n?/g, '\n');
  const rows: CsvRow[] = [];
  let start = 0;
  let line = separator ? 2 : 1;
  Papa.parse<string[]>(content, {
    delimiter: separator?.[1] ?? detectDelimiter(content),
    newline: '\n',
    step: ({ data, meta: { cursor } }) => {
      const cells = data.map((cell) => cell.trim());
      if (cells.some(Boolean)) rows.push({ line, cells });
      line += countLines(content.slice(start, cursor));
      start = cursor;
    },
  });
  return rows;
};
