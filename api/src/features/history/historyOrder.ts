import { sql, type SQL } from 'drizzle-orm';

export interface HistoryOrder {
  sort: 'created' | 'title' | 'planned' | 'published';
  order: 'asc' | 'desc';
}

/** A row's position in a sorted list. */
export interface Position {
  /** The value that is sorted by, as text; null where the row has none. */
  key: string | null;
  id: string;
}

interface SortKey {
  /** Of a row of `articles`. */
  value: SQL;
  type: SQL;
  isNullable: boolean;
}

/** Creation is read from an index; the other sorts read all rows of the owner that the filter leaves. */
const keys: Record<HistoryOrder['sort'], SortKey> = {
  created: { value: sql`created_at`, type: sql`timestamptz`, isNullable: false },
  // The same order in every database, whatever its language.
  title: { value: sql`lower(title) collate "C"`, type: sql`text`, isNullable: false },
  planned: {
    value: sql`(select scheduled_date from scheduled_items where article_id = articles.id)`,
    type: sql`date`,
    isNullable: true,
  },
  published: { value: sql`published_at`, type: sql`timestamptz`, isNullable: true },
};

export const getSortKey = ({ sort }: HistoryOrder): SQL => keys[sort].value;

/** Orders by a selected `sort_key`, rows without one last. `nulls last` would keep the index of creation from being used. */
export const orderBy = ({ sort, order }: HistoryOrder): SQL => {
  const direction = order === 'asc' ? sql`asc` : sql`desc`;
  const nulls = keys[sort].isNullable ? sql`nulls last` : sql``;
  return sql`order by sort_key ${direction} ${nulls}, id ${direction}`;
};

/** The rows behind a position in this order. */
export const isAfter = ({ sort, order }: HistoryOrder, { key, id }: Position): SQL => {
  const { value, type, isNullable } = keys[sort];
  const comparison = order === 'asc' ? sql`>` : sql`<`;
  if (key === null) return sql`${value} is null and id ${comparison} ${id}::uuid`;
  const after = sql`(${value}, id) ${comparison} (${key}::${type}, ${id}::uuid)`;
  return isNullable ? sql`(${value} is null or ${after})` : after;
};

/** The key as text that is exact: a `Date` would drop microseconds, and rows would be skipped. */
export const renderKey = ({ sort }: HistoryOrder): SQL =>
  sort === 'created' || sort === 'published'
    ? sql`to_char(page.sort_key at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`
    : sql`page.sort_key::text`;
