import { difficulty } from '@rankwright/contracts/limits';
import type { KeywordInput } from '@rankwright/contracts/planner';
import { parseRows } from './csv.model.ts';

/** Maximum number of keywords in one import. */
const importLimit = 1_000;
const maxKeywordLength = 200;

export interface ParsedImport {
  keywords: KeywordInput[];
  /** Occur twice in the text. */
  repeated: string[];
  /** Already on the user's list. */
  known: string[];
  /** Rejected lines (1-based), with the reason for display. */
  refused: { line: number; reason: string }[];
}

type Row = { line: number; cells: string[] };
type Column = 'keyword' | 'volume' | 'difficulty' | 'category';
const columnOrder: Column[] = ['keyword', 'volume', 'difficulty', 'category'];

const headings: Record<Column, RegExp> = {
  keyword: /^(keyword|query|phrase|term)s?$/i,
  volume: /volume|searches/i,
  difficulty: /difficulty|^kd$/i,
  category: /category|group|topic/i,
};

const detectColumns = ({ cells }: Row): (Column | null)[] | null =>
  cells.some((cell) => headings.keyword.test(cell))
    ? cells.map((cell) => columnOrder.find((column) => headings[column].test(cell)) ?? null)
    : null;

const isNumber = (text: string): boolean => /^\d[\d,.\s]*$/.test(text);
const parseNumber = (text: string): number => Number(text.replace(/[,.\s]/g, ''));

/** Without headings, a line without numbers is a list of keywords. */
const isList = ({ cells: [, ...rest] }: Row): boolean =>
  rest.some((cell) => cell !== '' && !isNumber(cell)) && !isNumber(rest[0] ?? '');

const validateRow = (values: Partial<Record<Column, string>>): string | null => {
  if (!values.keyword) return 'Keyword is required';
  if (values.keyword.length > maxKeywordLength)
    return `A keyword has at most ${maxKeywordLength} characters.`;
  if (values.volume && !isNumber(values.volume)) return `“${values.volume}” is not a volume.`;
  const difficultyText = values.difficulty;
  if (
    difficultyText &&
    !(
      isNumber(difficultyText) &&
      Number(difficultyText) >= difficulty.min &&
      Number(difficultyText) <= difficulty.max
    )
  )
    return `“${difficultyText}” is not a difficulty from ${difficulty.min} to ${difficulty.max}.`;
  return null;
};

const createKeywordInput = (values: Partial<Record<Column, string>>): KeywordInput => ({
  keyword: values.keyword ?? '',
  volume: values.volume ? parseNumber(values.volume) : null,
  difficulty: values.difficulty ? Number(values.difficulty) : null,
  category: values.category ? values.category.slice(0, 80) : null,
});

type ParsedRow = { line: number; values: Partial<Record<Column, string>> };

const parseLine = (row: Row, columns: readonly (Column | null)[] | null): ParsedRow[] => {
  if (!columns && isList(row))
    return row.cells.filter(Boolean).map((keyword) => ({ line: row.line, values: { keyword } }));
  const values: ParsedRow['values'] = {};
  for (const [index, cell] of row.cells.entries()) {
    const column = (columns ?? columnOrder)[index];
    if (column) values[column] = cell;
  }
  return [{ line: row.line, values }];
};

/**
 * Parses pasted text or CSV: one keyword per line, a comma-separated list, or columns with or without
 * headings.
 */
export const parseImport = (text: string, existingKeywords: readonly string[]): ParsedImport => {
  const rows = parseRows(text);
  const columns = rows[0] ? detectColumns(rows[0]) : null;
  const existing = new Set(existingKeywords.map((keyword) => keyword.toLowerCase()));
  const seen = new Set<string>();
  const result: ParsedImport = { keywords: [], repeated: [], known: [], refused: [] };
  for (const { line, values } of (columns ? rows.slice(1) : rows).flatMap((row) => parseLine(row, columns))) {
    const reason = validateRow(values);
    const input = createKeywordInput(values);
    const key = input.keyword.toLowerCase();
    if (reason) {
      result.refused.push({ line, reason });
      continue;
    }
    if (seen.has(key)) result.repeated.push(input.keyword);
    else if (existing.has(key)) result.known.push(input.keyword);
    else result.keywords.push(input);
    seen.add(key);
  }
  return result;
};

export const validateImport = ({ keywords: { length } }: ParsedImport): { text?: string } => {
  if (length === 0) return { text: 'No new keywords found.' };
  return length > importLimit
    ? { text: `You can import up to ${importLimit} keywords at once. This list has ${length}.` }
    : {};
};
