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

export interface ShopifyInput extends ShopifyCredentials {
  autoPublish: boolean;
  blogId: string;
}

export const requestTestShopifyCredentials = (body: ShopifyCredentials) =>
  callApi(testShopifyCredentials, { body });
export const requestSaveShopify = ({ blogId, ...input }: ShopifyInput) =>
  callApi(saveShopify, { body: { ...input, ...(blogId && { blogId }) } });
export const requestUpdateShopify = (blogId: string) => callApi(updateShopify, { body: { blogId } });
export const configQuery = endpointQuery(getShopify);
export const blogsQuery = endpointQuery(listShopifyBlogs);

export const shopifyClient: PlatformClient = {
  platform: 'shopify',
  test: () => callApi(testShopify, { body: {} }),
  disconnect: () => callApi(clearShopify),
};
