import type { CsvRow } from './csv.model.ts';

export type Column = 'keyword' | 'volume' | 'difficulty' | 'category';

/** The default order of columns without headings. */
export const columnOrder: readonly Column[] = ['keyword', 'volume', 'difficulty', 'category'];

export interface Table {
  rows: readonly CsvRow[];
  /** What stands in each column; null without a line of headings. */
  columns: readonly (Column | null)[] | null;
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
