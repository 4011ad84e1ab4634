import type { CallInput } from '@rankwright/sdk/api';
import type { getContentHistory } from '@rankwright/contracts/articles';
import { scheduledStatusLabels } from '@rankwright/contracts/limits';

type Query = NonNullable<NonNullable<CallInput<typeof getContentHistory>>['query']>;

export interface HistoryFilters {
  search: string;
  status: NonNullable<Query['status']> | '';
  type: NonNullable<Query['type']> | '';
  /** Empty: newest first. */
  sort: Exclude<`${NonNullable<Query['sort']>}-${NonNullable<Query['order']>}`, 'created-desc'> | '';
}

/** Empty means all. */
export const statusLabels: Record<HistoryFilters['status'], string> = {
  '': 'Any status',
  draft: 'Draft',
  published: scheduledStatusLabels.published,
  planned: scheduledStatusLabels.planned,
  'in-progress': scheduledStatusLabels['in-progress'],
};
export const typeLabels: Record<HistoryFilters['type'], string> = {
  '': 'Any type',
  article: 'Articles',
  scheduled: 'Scheduled',
  imported: 'Imported',
};
export const sortLabels: Record<HistoryFilters['sort'], string> = {
  '': 'Newest first',
  'created-asc': 'Oldest first',
  'title-asc': 'Title, A to Z',
  'title-desc': 'Title, Z to A',
  'planned-asc': 'Planned, earliest first',
  'planned-desc': 'Planned, latest first',
  'published-desc': 'Published, latest first',
  'published-asc': 'Published, earliest first',
};

const parseOption = <Key extends string>(
  labels: Record<Key, string>,
  value: string | null,
  fallback: Key,
): Key => (value !== null && value in labels ? (value as Key) : fallback);

/** Parses the filters from the query string; invalid values are ignored. */
export const parseFilters = (searchParams: URLSearchParams): HistoryFilters => ({
  search: searchParams.get('search') ?? '',
  status: parseOption(statusLabels, searchParams.get('status'), ''),
  type: parseOption(typeLabels, searchParams.get('type'), ''),
  sort: parseOption(sortLabels, searchParams.get('sort'), ''),
});

/** Query parameters of the filters that are set. */
export const buildSearchParams = (filters: HistoryFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

const buildSortQuery = (sort: Exclude<HistoryFilters['sort'], ''>): Query => {
  const [by, order] = sort.split('-') as [NonNullable<Query['sort']>, NonNullable<Query['order']>];
  return { sort: by, order };
};

export const buildFilterQuery = ({ search, status, type, sort }: HistoryFilters): Query => ({
  search,
  ...(status && { status }),
  ...(type && { type }),
  ...(sort && buildSortQuery(sort)),
});

export const isFiltered = ({ search, status, type }: HistoryFilters): boolean =>
  search !== '' || status !== '' || type !== '';
