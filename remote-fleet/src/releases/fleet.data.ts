import {
  changeCanary,
  changeRemoteSetting,
  getFleet,
  listAuditEntries,
  rollBackRelease,
  type CanaryChange,
  type RollbackChange,
  type SettingChange,
} from '@rankwright/contracts/fleet';
import { callApi, endpointKey, endpointQuery } from '@rankwright/sdk/api';

export const fleetQuery = endpointQuery(getFleet);

export const auditQuery = endpointQuery(listAuditEntries);

/** Everything that a change of the releases may change on screen. */
export const fleetKeys = [endpointKey(getFleet), endpointKey(listAuditEntries)];

export const requestRollBackRelease = (name: string, body: RollbackChange) =>
  callApi(rollBackRelease, { params: { name }, body });

export const requestChangeCanary = (name: string, body: CanaryChange) =>
  callApi(changeCanary, { params: { name }, body });

export const requestChangeRemoteSetting = (name: string, body: SettingChange) =>
  callApi(changeRemoteSetting, { params: { name }, body });
