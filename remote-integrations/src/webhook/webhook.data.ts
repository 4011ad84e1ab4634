import { listConnections, listWebhookDeliveries } from '@rankwright/contracts/connections';
import { endpointKey, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';
import { createPlatformClient, requestConnectPlatform } from '../connections/platformConnection.data.ts';

/** The server delivers by itself, so the log goes stale after this time. */
const staleMs = 30_000;
export const deliveriesQuery = queryOptions({ ...endpointQuery(listWebhookDeliveries), staleTime: staleMs });

export const webhookClient = createPlatformClient('webhook');
export const rotateWebhookSecret = (url: string) =>
  requestConnectPlatform({ platform: 'webhook', method: 'webhook', fields: { url }, rotateSecret: true });

/** What a new secret and a test delivery refetch. */
export const webhookKeys = [listConnections, listWebhookDeliveries].map(endpointKey);
