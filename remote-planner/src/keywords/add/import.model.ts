import { difficulty } from '@rankwright/contracts/limits';
import type { KeywordInput } from '@rankwright/contracts/planner';
import { readRows } from './csv.model.ts';

/** At most this many go in one import. */
export const importLimit = 1_000;
const longest = 200;

export interface Import {
  keywords: KeywordInput[];
  /** Named twice in the text. */
  repeated: string[];
  /** On the list already. */
  known: string[];
  /** Lines that cannot be read, and why. */
  refused: { line: number; reason: string }[];
}

type Row = { line: number; cells: string[] };
type Column = 'keyword' | 'volume' | 'difficulty' | 'category';
const usual: Column[] = ['keyword', 'volume', 'difficulty', 'category'];

const headings: Record<Column, RegExp> = {
  keyword: /^(keyword|query|phrase|term)s?$/i,
  volume: /volume|searches/i,
  difficulty: /difficulty|^kd$/i,
  category: /category|group|topic/i,
};

const columnsOf = ({ cells }: Row): (Column | null)[] | null =>
  cells.some((cell) => headings.keyword.test(cell))
    ? cells.map((cell) => usual.find((column) => headings[column].test(cell)) ?? null)
    : null;

const isNumber = (text: string): boolean => /^\d[\d,.\s]*$/.test(text);
const numberOf = (text: string): number => Number(text.replace(/[,.\s]/g, ''));

/** Without headings, a line of words alone is a list of keywords. */
const isList = ({ cells: [, ...rest] }: Row): boolean =>
  rest.some((cell) => cell !== '' && !isNumber(cell)) && !isNumber(rest[0] ?? '');

const reasonAgainst = (values: Partial<Record<Column, string>>): string | null => {
  if (!values.keyword) return 'Keyword is required';
  if (values.keyword.length > longest) return `A keyword has at most ${longest} characters.`;
  if (values.volume && !isNumber(values.volume)) return `“${values.volume}” is not a volume.`;
  const hard = values.difficulty;
  if (hard && !(isNumber(hard) && Number(hard) >= difficulty.min && Number(hard) <= difficulty.max))
    return `“${hard}” is not a difficulty from ${difficulty.min} to ${difficulty.max}.`;
  return null;
};

const inputOf = (values: Partial<Record<Column, string>>): KeywordInput => ({
  keyword: values.keyword ?? '',
  volume: values.volume ? numberOf(values.volume) : null,
  difficulty: values.difficulty ? Number(values.difficulty) : difficulty.keywordDefault,
  category: values.category ? values.category.slice(0, 80) : null,
});

type Read = { line: number; values: Partial<Record<Column, string>> };

const readLine = (row: Row, columns: readonly (Column | null)[] | null): Read[] => {
  if (!columns && isList(row))
    return row.cells.filter(Boolean).map((keyword) => ({ line: row.line, values: { keyword } }));
  const values: Read['values'] = {};
  for (const [index, cell] of row.cells.entries()) {
    const column = (columns ?? usual)[index];
    if (column) values[column] = cell;
  }
  return [{ line: row.line, values }];
};

/** Pasted lines or a CSV file: one keyword per line, a list with commas, or columns with volume, difficulty and category. */
export const readImport = (text: string, onList: readonly string[]): Import => {
  const rows = readRows(text);
  const columns = rows[0] ? columnsOf(rows[0]) : null;
  const listed = new Set(onList.map((keyword) => keyword.toLowerCase()));
  const seen = new Set<string>();
  const result: Import = { keywords: [], repeated: [], known: [], refused: [] };
  for (const { line, values } of (columns ? rows.slice(1) : rows).flatMap((row) => readLine(row, columns))) {
    const reason = reasonAgainst(values);
    const input = inputOf(values);
    const key = input.keyword.toLowerCase();
    if (reason) result.refused.push({ line, reason });
    else if (seen.has(key)) result.repeated.push(input.keyword);
    else if (listed.has(key)) result.known.push(input.keyword);
    else result.keywords.push(input);
    seen.add(key);
  }
  return result;
};
