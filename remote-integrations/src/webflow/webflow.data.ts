import { clearWebflow, getWebflow, saveWebflow, testWebflow } from '@rankwright/contracts/connections';
import { callApi, endpointQuery, createQueryKey } from '@rankwright/sdk/api';
import type { ConnectionSettings, PlatformClient } from '../connections/platformClient.ts';
import type { Mapping, WebflowCredentials } from './webflow.model.ts';

export const webflowStatusLabels: PlatformClient['statuses'] = [
  ['draft', 'Draft'],
  ['published', 'Published'],
];
type WebflowStatus = 'draft' | 'published';
const parseStatus = (value: string): WebflowStatus => (value === 'published' ? value : 'draft');

export interface WebflowInput {
  apiKey?: string;
  siteId: string;
  collectionId: string;
  autoPublish: boolean;
  defaultStatus: string;
  fieldMapping?: Mapping;
}

export const testCredentials = (body: WebflowCredentials) => callApi(testWebflow, { body });
export const saveWebflowConfig = ({ defaultStatus, fieldMapping, ...input }: WebflowInput) =>
  callApi(saveWebflow, {
    body: {
      ...input,
      defaultStatus: parseStatus(defaultStatus),
      ...(fieldMapping && { fieldMapping: { ...fieldMapping } }),
    },
  });

export const configQuery = endpointQuery(getWebflow);
/** The API returns the collections with a test of the stored connection. */
export const collectionsQuery = {
  queryKey: createQueryKey(testWebflow, {}),
  queryFn: async () => (await callApi(testWebflow, { body: {} })).collections,
};

/** The API saves the whole configuration at once; without `apiKey` it keeps the stored key. */
const updateSettings = async (settings: ConnectionSettings) => {
  const { config } = await callApi(getWebflow);
  if (!config) throw new Error('Webflow not connected');
  const { siteId, collectionId, autoPublish, fieldMapping } = config;
  return saveWebflowConfig({ siteId, collectionId, autoPublish, fieldMapping, ...settings });
};

export const webflowClient: PlatformClient = {
  platform: 'webflow',
  statuses: webflowStatusLabels,
  test: () => callApi(testWebflow, { body: {} }),
  update: updateSettings,
  disconnect: () => callApi(clearWebflow),
};
