import { clearWebflow, getWebflow, saveWebflow, testWebflow } from '@rankwright/contracts/connections';
import { callApi, endpointQuery, createQueryKey } from '@rankwright/sdk/api';
import type { PlatformClient } from '../connections/platformClient.ts';
import type { Mapping, WebflowCredentials } from './webflow.model.ts';

export const webflowStatusLabels = [
  ['draft', 'Draft'],
  ['published', 'Published'],
] as const;
type WebflowStatus = 'draft' | 'published';
const parseStatus = (value: string): WebflowStatus => (value === 'published' ? value : 'draft');

export interface WebflowInput {
  apiKey?: string;
  siteId: string;
  collectionId: string;
  autoPublish: boolean;
  /** Without it, the API keeps the saved one. */
  defaultStatus?: string;
  fieldMapping?: Mapping;
}

export const requestTestWebflow = (body: WebflowCredentials) => callApi(testWebflow, { body });
/** Saves the whole configuration at once; without `apiKey` the API keeps the stored key. */
export const requestSaveWebflow = ({ defaultStatus, fieldMapping, ...input }: WebflowInput) =>
  callApi(saveWebflow, {
    body: {
      ...input,
      ...(defaultStatus !== undefined && { defaultStatus: parseStatus(defaultStatus) }),
      ...(fieldMapping && { fieldMapping: { ...fieldMapping } }),
    },
  });

export const configQuery = endpointQuery(getWebflow);
/** The API returns the collections with a test of the stored connection. */
export const collectionsQuery = {
  queryKey: createQueryKey(testWebflow, {}),
  queryFn: async () => (await callApi(testWebflow, { body: {} })).collections,
};

export const webflowClient: PlatformClient = {
  platform: 'webflow',
  test: () => callApi(testWebflow, { body: {} }),
  disconnect: () => callApi(clearWebflow),
};
