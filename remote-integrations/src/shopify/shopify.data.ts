import {
  clearShopify,
  getShopify,
  listShopifyBlogs,
  saveShopify,
  testShopify,
  testShopifyCredentials,
  updateShopify,
} from '@rankwright/contracts/connections';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import type { PlatformCalls } from '../connections/platformCalls.ts';
import type { ShopifyCredentials } from './shopify.model.ts';

export const shopifyStatusLabels: PlatformCalls['statuses'] = [
  ['draft', 'Draft'],
  ['published', 'Published'],
];
type ShopifyStatus = 'draft' | 'published';
const statusOf = (value: string): ShopifyStatus => (value === 'published' ? value : 'draft');

export interface ShopifyInput extends ShopifyCredentials {
  autoPublish: boolean;
  defaultStatus: string;
  blogId: string;
}

export const testCredentials = (body: ShopifyCredentials) => callApi(testShopifyCredentials, { body });
export const save = ({ blogId, defaultStatus, ...input }: ShopifyInput) =>
  callApi(saveShopify, {
    body: { ...input, defaultStatus: statusOf(defaultStatus), ...(blogId && { blogId }) },
  });
export const chooseBlog = (blogId: string) => callApi(updateShopify, { body: { blogId } });
export const configQuery = endpointQuery(getShopify);
export const blogsQuery = endpointQuery(listShopifyBlogs);

export const shopifyCalls: PlatformCalls = {
  platform: 'shopify',
  statuses: shopifyStatusLabels,
  test: () => callApi(testShopify, { body: {} }),
  update: ({ autoPublish, defaultStatus }) =>
    callApi(updateShopify, {
      body: { autoPublish, defaultStatus: defaultStatus === undefined ? undefined : statusOf(defaultStatus) },
    }),
  forget: () => callApi(clearShopify),
};
