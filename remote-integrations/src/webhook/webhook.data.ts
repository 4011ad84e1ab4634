import {
  deleteWebhook,
  listConnections,
  listWebhookDeliveries,
  saveWebhook,
  testWebhook,
} from '@rankwright/contracts/connections';
import { callApi, endpointKey, endpointQuery } from '@rankwright/sdk/api';
import { queryOptions } from '@rankwright/sdk/query';

/** The server delivers by itself, so the log goes stale after this time. */
const staleMs = 30_000;
export const deliveriesQuery = queryOptions({ ...endpointQuery(listWebhookDeliveries), staleTime: staleMs });

/** Saves the URL. The reply has the signing secret only when it is new. */
export const saveWebhookUrl = (url: string) => callApi(saveWebhook, { body: { url } });
export const rotateWebhookSecret = (url: string) =>
  callApi(saveWebhook, { body: { url, rotateSecret: true } });
export const sendTestDelivery = () => callApi(testWebhook);
export const disconnectWebhook = () => callApi(deleteWebhook);

/** What every change of the webhook refetches. */
export const webhookKeys = [listConnections, listWebhookDeliveries].map(endpointKey);
