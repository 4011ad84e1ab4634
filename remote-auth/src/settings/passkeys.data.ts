import { listPasskeys, removePasskey } from '@rankwright/contracts/account';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { activityQuery } from './settings.data.ts';

export const passkeysQuery = endpointQuery(listPasskeys);

/** Queries that every change of the passkeys makes outdated. */
export const outdatedByPasskey = [passkeysQuery.queryKey, activityQuery.queryKey];

export const requestRemovePasskey = (id: string, body: { currentPassword?: string }) =>
  callApi(removePasskey, { params: { id }, body });
