import { listPasskeys, removePasskey, renamePasskey } from '@rankwright/contracts/account';
import { callApi, endpointQuery } from '@rankwright/sdk/api';
import { activityQuery } from './settings.data.ts';

export const passkeysQuery = endpointQuery(listPasskeys);

/** Queries that every change of the passkeys makes outdated. */
export const outdatedByPasskey = [passkeysQuery.queryKey, activityQuery.queryKey];

export const requestRemovePasskey = (id: string, body: { currentPassword?: string }) =>
  callApi(removePasskey, { params: { id }, body });

export const requestRenamePasskey = (id: string, name: string) =>
  callApi(renamePasskey, { params: { id }, body: { name } });
