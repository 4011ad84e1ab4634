import {
  clearWordpress,
  discoverWordpress,
  saveWordpress,
  testWordpress,
  updateWordpress,
} from '@rankwright/contracts/connections';
import { callApi, createQueryKey } from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';
import type { PlatformClient } from '../connections/platformClient.ts';

export interface WordpressCredentials {
  siteUrl: string;
  username: string;
  applicationPassword: string;
}
export const emptyCredentials: WordpressCredentials = { siteUrl: '', username: '', applicationPassword: '' };

export const wordpressStatuses = ['publish', 'draft', 'pending', 'private'] as const;
export type WordpressStatus = (typeof wordpressStatuses)[number];
export const wordpressStatusLabels: PlatformClient['statuses'] = [
  ['publish', 'Publish'],
  ['draft', 'Draft'],
  ['pending', 'Pending review'],
  ['private', 'Private'],
];
export const parseWordpressStatus = (value: string | undefined): WordpressStatus | undefined =>
  wordpressStatuses.find((status) => status === value);

export const requestDiscoverSite = (siteUrl: string) => callApi(discoverWordpress, { body: { siteUrl } });
export const testCredentials = (body: WordpressCredentials) => callApi(testWordpress, { body });
export const saveCredentials = (
  body: WordpressCredentials & { autoPublish: boolean; defaultStatus: WordpressStatus },
) => callApi(saveWordpress, { body });

/** Requests for a site connected by application password. */
export const passwordClient: PlatformClient = {
  platform: 'wordpress',
  statuses: wordpressStatusLabels,
  test: () => callApi(testWordpress, { body: {} }),
  update: ({ defaultStatus }) =>
    callApi(updateWordpress, { body: { defaultStatus: parseWordpressStatus(defaultStatus) } }),
  disconnect: () => callApi(clearWordpress),
};

/** Tests the stored password once when the page loads. */
export const storedPasswordTestQuery = (userId: string | null) =>
  queryOptions({
    queryKey: createQueryKey(testWordpress, { userId }),
    queryFn: passwordClient.test,
    enabled: userId !== null,
  });
