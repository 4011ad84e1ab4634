import {
  clearWix,
  getWix,
  listWixCategories,
  listWixTags,
  saveWix,
  testWix,
  updateWix,
} from '@rankwright/contracts/connections';
import { callApi, endpointQuery, createQueryKey } from '@rankwright/sdk/api';
import type { PlatformClient } from '../connections/platformClient.ts';
import type { WixCredentials } from './wix.model.ts';

export interface WixInput extends WixCredentials {
  autoPublish: boolean;
  memberId: string;
}
export interface WixPlacement {
  memberId?: string;
  categoryIds?: string[];
  tagIds?: string[];
}

export const requestTestWix = (body: WixCredentials) => callApi(testWix, { body });
export const requestSaveWix = ({ memberId, ...input }: WixInput) =>
  callApi(saveWix, { body: { ...input, ...(memberId && { memberId }) } });
export const requestUpdateWix = (body: WixPlacement) => callApi(updateWix, { body });

export const configQuery = endpointQuery(getWix);
export const categoriesQuery = endpointQuery(listWixCategories);
export const tagsQuery = endpointQuery(listWixTags);
/** The API returns the members with a test of the stored connection. */
export const membersQuery = {
  queryKey: createQueryKey(testWix, {}),
  queryFn: async () => (await callApi(testWix, { body: {} })).members,
};

export const wixClient: PlatformClient = {
  platform: 'wix',
  test: () => callApi(testWix, { body: {} }),
  disconnect: () => callApi(clearWix),
};
