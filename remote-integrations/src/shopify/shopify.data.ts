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
import type { PlatformClient } from '../connections/platformClient.ts';
import type { ShopifyCredentials } from './shopify.model.ts';

export const shopifyStatusLabels: PlatformClient['statuses'] = [
  ['draft', 'Draft'],
  ['published', 'Published'],
];
type ShopifyStatus = 'draft' | 'published';
const parseStatus = (value: string): ShopifyStatus => (value === 'published' ? value : 'draft');

export interface ShopifyInput extends ShopifyCredentials {
  autoPublish: boolean;
  defaultStatus: string;
  blogId: string;
}

export const testCredentials = (body: ShopifyCredentials) => callApi(testShopifyCredentials, { body });
export const saveShopifyConfig = ({ blogId, defaultStatus, ...input }: ShopifyInput) =>
  callApi(saveShopify, {
    body: { ...input, defaultStatus: parseStatus(defaultStatus), ...(blogId && { blogId }) },
  });
export const updateShopifyBlog = (blogId: string) => callApi(updateShopify, { body: { blogId } });
export const configQuery = endpointQuery(getShopify);
export const blogsQuery = endpointQuery(listShopifyBlogs);

export const shopifyClient: PlatformClient = {
  platform: 'shopify',
  statuses: shopifyStatusLabels,
  test: () => callApi(testShopify, { body: {} }),
  update: ({ defaultStatus }) =>
    callApi(updateShopify, {
      body: { defaultStatus: parseStatus(defaultStatus) },
    }),
  disconnect: () => callApi(clearShopify),
};
