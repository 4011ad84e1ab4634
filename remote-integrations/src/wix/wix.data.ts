import {
  clearWix,
  getWix,
  listWixCategories,
  listWixTags,
  saveWix,
  testWix,
  updateWix,
} from '@rankwright/contracts/connections';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import type { PlatformCalls } from '../connections/platformCalls.ts';
import type { WixCredentials } from './wix.model.ts';

export const wixStatusLabels: PlatformCalls['statuses'] = [
  ['DRAFT', 'Draft'],
  ['PUBLISHED', 'Published'],
];
type WixStatus = 'DRAFT' | 'PUBLISHED';
const statusOf = (value: string): WixStatus => (value === 'PUBLISHED' ? value : 'DRAFT');

export interface WixInput extends WixCredentials {
  autoPublish: boolean;
  defaultStatus: string;
  memberId: string;
}
export interface WixPlacement {
  memberId?: string;
  categoryIds?: string[];
  tagIds?: string[];
}

export const testCredentials = (body: WixCredentials) => callApi(testWix, { body });
export const save = ({ memberId, defaultStatus, ...input }: WixInput) =>
  callApi(saveWix, {
    body: { ...input, defaultStatus: statusOf(defaultStatus), ...(memberId && { memberId }) },
  });
export const place = (body: WixPlacement) => callApi(updateWix, { body });

export const configQuery = endpointQuery(getWix);
export const categoriesQuery = endpointQuery(listWixCategories);
export const tagsQuery = endpointQuery(listWixTags);
/** Members come with a test of the stored connection. */
export const membersQuery = {
  queryKey: ['wix-members'] as const,
  queryFn: async () => (await callApi(testWix, { body: {} })).members,
};

export const wixCalls: PlatformCalls = {
  platform: 'wix',
  statuses: wixStatusLabels,
  test: () => callApi(testWix, { body: {} }),
  update: ({ autoPublish, defaultStatus }) =>
    callApi(updateWix, {
      body: { autoPublish, defaultStatus: defaultStatus === undefined ? undefined : statusOf(defaultStatus) },
    }),
  forget: () => callApi(clearWix),
};
