import {
  clearWordpress,
  discoverWordpress,
  saveWordpress,
  testWordpress,
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

export const requestDiscoverWordpress = (siteUrl: string) =>
  callApi(discoverWordpress, { body: { siteUrl } });
export const requestTestWordpress = (body: WordpressCredentials) => callApi(testWordpress, { body });
export const requestSaveWordpress = (body: WordpressCredentials & { autoPublish: boolean }) =>
  callApi(saveWordpress, { body });

/** Requests for a site connected by application password. */
export const passwordClient: PlatformClient = {
  platform: 'wordpress',
  test: () => callApi(testWordpress, { body: {} }),
  disconnect: () => callApi(clearWordpress),
};

/** Tests the stored password once when the page loads. */
export const storedPasswordTestQuery = (userId: string | null) =>
  queryOptions({
    queryKey: createQueryKey(testWordpress, { userId }),
    queryFn: passwordClient.test,
    enabled: userId !== null,
  });
