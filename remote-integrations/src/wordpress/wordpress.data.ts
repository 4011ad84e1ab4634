import {
  clearWordpress,
  discoverWordpress,
  saveWordpress,
  testWordpress,
  updateWordpress,
} from '@rankwright/contracts/connections';
import { callApi } from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';
import type { PlatformCalls } from '../connections/platformCalls.ts';

export interface WordpressCredentials {
  siteUrl: string;
  username: string;
  applicationPassword: string;
}
export const emptyCredentials: WordpressCredentials = { siteUrl: '', username: '', applicationPassword: '' };

export const wordpressStatuses = ['publish', 'draft', 'pending', 'private'] as const;
export type WordpressStatus = (typeof wordpressStatuses)[number];
export const wordpressStatusLabels: PlatformCalls['statuses'] = [
  ['publish', 'Publish'],
  ['draft', 'Draft'],
  ['pending', 'Pending review'],
  ['private', 'Private'],
];
export const wordpressStatusOf = (value: string | undefined): WordpressStatus | undefined =>
  wordpressStatuses.find((status) => status === value);

export const findSite = (siteUrl: string) => callApi(discoverWordpress, { body: { siteUrl } });
export const testCredentials = (body: WordpressCredentials) => callApi(testWordpress, { body });
export const saveCredentials = (
  body: WordpressCredentials & { autoPublish: boolean; defaultStatus: WordpressStatus },
) => callApi(saveWordpress, { body });

/** A site connected by application password. */
export const passwordCalls: PlatformCalls = {
  platform: 'wordpress',
  statuses: wordpressStatusLabels,
  test: () => callApi(testWordpress, { body: {} }),
  update: ({ autoPublish, defaultStatus }) =>
    callApi(updateWordpress, { body: { autoPublish, defaultStatus: wordpressStatusOf(defaultStatus) } }),
  forget: () => callApi(clearWordpress),
};

/** A stored password is tried once when the page loads. */
export const loadTestQuery = (userId: string | null) =>
  queryOptions({
    queryKey: ['wordpress-load-test', userId] as const,
    queryFn: passwordCalls.test,
    enabled: userId !== null,
  });
