import type { CallInput } from '@rankwright/sdk/api';
import type { getContentHistory } from '@rankwright/contracts/articles';
import { scheduledStatusLabels } from '@rankwright/contracts/limits';

type Query = NonNullable<NonNullable<CallInput<typeof getContentHistory>>['query']>;

export interface HistoryFilters {
  search: string;
  status: NonNullable<Query['status']> | '';
  type: NonNullable<Query['type']> | '';
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
  '': 'Articles and scheduled',
  article: 'Articles',
  scheduled: 'Scheduled',
};

const oneOf = <Key extends string>(labels: Record<Key, string>, value: string | null, fallback: Key): Key =>
  value !== null && value in labels ? (value as Key) : fallback;

/** What the address asks for; what it cannot mean is left out. */
export const filtersOf = (address: URLSearchParams): HistoryFilters => ({
  search: address.get('search') ?? '',
  status: oneOf(statusLabels, address.get('status'), ''),
  type: oneOf(typeLabels, address.get('type'), ''),
});

/** Only what was chosen. */
export const addressOf = (filters: HistoryFilters): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== ''));

export const filterQuery = ({ search, status, type }: HistoryFilters): Query => ({
  search,
  ...(status && { status }),
  ...(type && { type }),
});

export const isFiltered = ({ search, status, type }: HistoryFilters): boolean =>
  search !== '' || status !== '' || type !== '';
