import { clearWebflow, getWebflow, saveWebflow, testWebflow } from '@rankwright/contracts/connections';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import type { ConnectionSettings, PlatformCalls } from '../connections/platformCalls.ts';
import type { Mapping, WebflowCredentials } from './webflow.model.ts';

export const webflowStatusLabels: PlatformCalls['statuses'] = [
  ['draft', 'Draft'],
  ['published', 'Published'],
];
type WebflowStatus = 'draft' | 'published';
const statusOf = (value: string): WebflowStatus => (value === 'published' ? value : 'draft');

export interface WebflowInput {
  apiKey?: string;
  siteId: string;
  collectionId: string;
  autoPublish: boolean;
  defaultStatus: string;
  fieldMapping?: Mapping;
}

export const testCredentials = (body: WebflowCredentials) => callApi(testWebflow, { body });
export const save = ({ defaultStatus, fieldMapping, ...input }: WebflowInput) =>
  callApi(saveWebflow, {
    body: {
      ...input,
      defaultStatus: statusOf(defaultStatus),
      ...(fieldMapping && { fieldMapping: { ...fieldMapping } }),
    },
  });

export const configQuery = endpointQuery(getWebflow);
/** Collections come with a test of the stored connection. */
export const collectionsQuery = {
  queryKey: ['webflow-collections'] as const,
  queryFn: async () => (await callApi(testWebflow, { body: {} })).collections,
};

/** Settings are saved with the whole configuration; the key stays as it is. */
const change = async (settings: ConnectionSettings) => {
  const { config } = await callApi(getWebflow);
  if (!config) throw new Error('Webflow not connected');
  const { siteId, collectionId, autoPublish, defaultStatus, fieldMapping } = config;
  return save({ siteId, collectionId, autoPublish, defaultStatus, fieldMapping, ...settings });
};

export const webflowCalls: PlatformCalls = {
  platform: 'webflow',
  statuses: webflowStatusLabels,
  test: () => callApi(testWebflow, { body: {} }),
  update: change,
  forget: () => callApi(clearWebflow),
};
