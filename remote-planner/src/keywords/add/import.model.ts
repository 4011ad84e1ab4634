import { difficulty as limits } from '@rankwright/contracts/limits';
import type { KeywordInput } from '@rankwright/contracts/planner';
import {
  columnOrder,
  findUnknownTable,
  readTable,
  type Column,
  type Table,
  type UnknownTable,
} from './columns.model.ts';
import type { ColumnChoices } from './columnChoices.ts';
import { parseRows, type CsvRow } from './csv.model.ts';
import { isUnknown, parseNumber } from './number.model.ts';

/** Maximum number of keywords in one import. */
const importLimit = 1_000;
const maxKeywordLength = 200;
const maxCategoryLength = 80;

export interface ParsedImport {
  keywords: KeywordInput[];
  /** Occur twice in the text. */
  repeated: string[];
  /** Already on the user's list. */
  known: string[];
  /** Rejected lines (1-based), with the reason for display. */
  refused: { line: number; reason: string }[];
  /** Values that could not be read; their keywords are imported without them. */
  unread: { line: number; value: string }[];
  /** The file gives the difficulty from 0 to 100. */
  isScaled: boolean;
  /** The table whose columns a person can name; null when its headings are known or it is a list. */
  unknownTable: UnknownTable | null;
}

interface ParsedRow {
  line: number;
  values: Partial<Record<Column, string>>;
}

const isNumber = (text: string): boolean => parseNumber(text) !== null;

/** Without headings, a line without numbers is a list of keywords. */
const isList = ({ cells: [, ...rest] }: CsvRow): boolean =>
  rest.some((cell) => !isUnknown(cell) && !isNumber(cell)) && !isNumber(rest[0] ?? '');

const parseLine = (row: CsvRow, columns: Table['columns']): ParsedRow[] => {
  if (!columns && isList(row))
    return row.cells.filter(Boolean).map((keyword) => ({ line: row.line, values: { keyword } }));
  const values: ParsedRow['values'] = {};
  for (const [index, cell] of row.cells.entries()) {
    const column = (columns ?? columnOrder)[index];
    if (column) values[column] = cell;
  }
  return [{ line: row.line, values }];
};

const findProblem = ({ keyword }: ParsedRow['values']): string | null => {
  if (!keyword) return 'Keyword is required';
  return keyword.length > maxKeywordLength ? `A keyword has at most ${maxKeywordLength} characters.` : null;
};

const readVolume = (text: string): number | null => {
  const value = parseNumber(text);
  return value === null ? null : Math.round(value);
};

/** Keyword tools count from 0 to 100, this list from 1 to 20. */
const readDifficulty = (text: string, isScaled: boolean): number | null => {
  const value = parseNumber(text);
  if (value === null || value > 100) return null;
  if (isScaled) return Math.max(limits.min, Math.round((value * limits.max) / 100));
  return value >= limits.min ? Math.round(value) : null;
};

const createKeywordInput = (values: ParsedRow['values'], isScaled: boolean): KeywordInput => ({
  keyword: (values.keyword ?? '').replace(/\s+/g, ' ').normalize('NFC'),
  volume: readVolume(values.volume ?? ''),
  difficulty: readDifficulty(values.difficulty ?? '', isScaled),
  category: values.category ? values.category.slice(0, maxCategoryLength) : null,
});

const listUnread = ({ line, values }: ParsedRow, input: KeywordInput): ParsedImport['unread'] =>
  (['volume', 'difficulty'] as const)
    .filter((column) => input[column] === null && !isUnknown(values[column] ?? ''))
    .map((column) => ({ line, value: values[column] ?? '' }));

const createKey = (keyword: string): string => keyword.normalize('NFC').toLowerCase();

/**
 * Parses pasted text or CSV: one keyword per line, a comma-separated list, or columns with or without headings. What a value
 * does not say stays unknown.
 */
export const parseImport = (
  text: string,
  existingKeywords: readonly string[],
  choices: ColumnChoices = {},
): ParsedImport => {
  const lines = parseRows(text);
  const unknownTable = findUnknownTable(lines);
  const { rows, columns, isDifficultyOfHundred } = unknownTable
    ? { ...unknownTable, columns: choices[unknownTable.layout] ?? null, isDifficultyOfHundred: false }
    : readTable(lines);
  const parsedRows = rows.flatMap((row) => parseLine(row, columns));
  const isAboveOurs = ({ values }: ParsedRow) => (parseNumber(values.difficulty ?? '') ?? 0) > limits.max;
  const isScaled = isDifficultyOfHundred || parsedRows.some(isAboveOurs);
  const existing = new Set(existingKeywords.map(createKey));
  const seen = new Set<string>();
  const none = { keywords: [], repeated: [], known: [], refused: [], unread: [] };
  const result: ParsedImport = { ...none, isScaled, unknownTable };
  for (const row of parsedRows) {
    const reason = findProblem(row.values);
    const input = createKeywordInput(row.values, isScaled);
    const key = createKey(input.keyword);
    if (reason) {
      result.refused.push({ line: row.line, reason });
      continue;
    }
    result.unread.push(...listUnread(row, input));
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
