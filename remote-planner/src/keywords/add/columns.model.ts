import type { CsvRow } from './csv.model.ts';
import { parseNumber } from './number.model.ts';

/** What can be imported, in the default order of columns without headings. */
export const columnOrder = ['keyword', 'volume', 'difficulty', 'category'] as const;
export type Column = (typeof columnOrder)[number];

/** What each column of a table holds; null: it is not imported. */
export type ColumnChoice = readonly (Column | null)[];

export interface Table {
  rows: readonly CsvRow[];
  /** What stands in each column; null without a line of headings. */
  columns: ColumnChoice | null;
  /** The difficulty is from 0 to 100, as keyword tools give it. */
  isDifficultyOfHundred: boolean;
}

/**
 * Headings by rank: those that name the column alone, then those that mention it. They are the ones of Search Console, Keyword
 * Planner, Ahrefs, Semrush, Moz and Ubersuggest, and plain ones. Clicks and impressions of one site are no search volume.
 */
const headings: Record<Column, readonly RegExp[]> = {
  keyword: [
    /^(top )?(keyword|query|querie|phrase|term|search term|suchanfrage)(s|n)?$/i,
    /^häufigste suchanfragen$/i,
  ],
  volume: [
    /^((search )?volume|avg\.? monthly searches|monthly (search )?volume|monthly searches|searches)$/i,
    /^(?!.*(global|trend|change|:)).*(volume|searches)/i,
  ],
  difficulty: [/^((keyword|seo|search) difficulty|difficulty|kd|kd ?%|sd)$/i, /^(?!.*paid).*difficulty/i],
  category: [/^(category|group|topic|parent topic)$/i, /category|group|topic/i],
};

const ofHundred = /^((keyword|seo|search) difficulty|kd|kd ?%|sd)$/i;

/** Lines above the headings, such as the name and the period of a report. */
const maxLinesAbove = 10;

const findColumn = (cells: readonly string[], column: Column): number => {
  for (const heading of headings[column]) {
    const at = cells.findIndex((cell) => heading.test(cell));
    if (at >= 0) return at;
  }
  return -1;
};

const hasKeywordHeading = (cells: readonly string[]): boolean => findColumn(cells, 'keyword') >= 0;

/** A table whose headings say nothing here: a person says what each column holds. */
export interface UnknownTable {
  /** The same for files of the same layout. */
  layout: string;
  head: CsvRow | null;
  /** The rows below the headings. */
  rows: readonly CsvRow[];
  width: number;
}

const hasNumber = ({ cells }: CsvRow): boolean => cells.some((cell) => parseNumber(cell) !== null);

/** Null when the headings are known, and when the text is no table but a list of keywords. */
export const findUnknownTable = (rows: readonly CsvRow[]): UnknownTable | null => {
  const [first, ...rest] = rows;
  if (!first || first.cells.length < 2 || readTable(rows).columns !== null || !rows.some(hasNumber))
    return null;
  const width = Math.max(...rows.slice(0, maxLinesAbove).map(({ cells }) => cells.length));
  const isHead = !hasNumber(first) && rest[0] !== undefined && hasNumber(rest[0]);
  return {
    layout: isHead ? first.cells.join('\t').toLowerCase() : `${width} columns`,
    head: isHead ? first : null,
    rows: isHead ? rest : rows,
    width,
  };
};

/** Finds the line of headings and what each column holds. */
export const readTable = (rows: readonly CsvRow[]): Table => {
  const head = rows
    .slice(0, maxLinesAbove)
    .findIndex(({ cells }, index) => hasKeywordHeading(cells) && (index === 0 || cells.length > 1));
  const cells = rows[head]?.cells;
  if (!cells) return { rows, columns: null, isDifficultyOfHundred: false };
  const places = columnOrder.map((column) => [column, findColumn(cells, column)] as const);
  const difficulty = cells[findColumn(cells, 'difficulty')] ?? '';
  return {
    rows: rows.slice(head + 1),
    columns: cells.map((_, index) => places.find(([, place]) => place === index)?.[0] ?? null),
    isDifficultyOfHundred: ofHundred.test(difficulty),
  };
};
