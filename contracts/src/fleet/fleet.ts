import * as z from '@rankwright/contracts/zod';
import { defineEndpoint, ok } from '../http.ts';
import { remoteName } from '../remote/contract.ts';
import { canaryChange, rollbackChange, settingChange } from './fleetChange.ts';
import { auditList, deployable, fleetState } from './fleetState.ts';

export { canaryChange, rollbackChange, settingChange } from './fleetChange.ts';
export type { CanaryChange, RollbackChange, SettingChange } from './fleetChange.ts';
export { auditEntry, auditList, deployable, fleetState } from './fleetState.ts';
export type {
  AuditEntry,
  Deployable,
  FleetCanary,
  FleetSetting,
  FleetState,
  FleetVersion,
} from './fleetState.ts';

/** Page views within the last hour in which a version failed at an activation step. */
export const failureCount = z.object({
  version: z.string(),
  step: z.string(),
  pageViews: z.number().int(),
});
export type FailureCount = z.infer<typeof failureCount>;

export const watchedDeployable = deployable.extend({ failures: z.array(failureCount) });
export type WatchedDeployable = z.infer<typeof watchedDeployable>;

/** The endpoints of the console answer 404 to everybody who is not staff (`STAFF_EMAILS`). */
const forStaff = { access: 'session', documented: false } as const;
const params = z.object({ name: remoteName });
const example = { name: 'planner' };
const version = '1.0.0-3f2a9c1d';

export const getFleet = defineEndpoint({
  ...forStaff,
  id: 'getFleet',
  method: 'GET',
  path: '/api/fleet',
  summary: 'Get every remote and the shell with their versions, canaries, settings and failures. Staff only.',
  reply: ok.extend({ ...fleetState.shape, deployables: z.array(watchedDeployable) }),
});

export const listAuditEntries = defineEndpoint({
  ...forStaff,
  id: 'listAuditEntries',
  method: 'GET',
  path: '/api/fleet/audit',
  summary: 'List the latest changes of the releases: who, what, when and why. Staff only.',
  reply: ok.extend(auditList.shape),
});

export const rollBackRelease = defineEndpoint({
  ...forStaff,
  id: 'rollBackRelease',
  method: 'POST',
  path: '/api/fleet/:name/rollback',
  summary: 'Make an earlier version of a remote or the shell current. Staff only.',
  params,
  body: rollbackChange,
  reply: ok,
  example: { params: example, body: { to: version, reason: 'The calendar is empty' } },
});

export const changeCanary = defineEndpoint({
  ...forStaff,
  id: 'changeCanary',
  method: 'POST',
  path: '/api/fleet/:name/canary',
  summary: 'Start, resize, promote or stop the canary of a remote. Staff only.',
  params,
  body: canaryChange,
  reply: ok,
  example: { params: example, body: { action: 'stop', version, reason: 'The calendar is slow' } },
});

export const changeRemoteSetting = defineEndpoint({
  ...forStaff,
  id: 'changeRemoteSetting',
  method: 'POST',
  path: '/api/fleet/:name/settings',
  summary: 'Set a flag or a config value of a remote, or take it back. Staff only.',
  params,
  body: settingChange,
  reply: ok,
  example: {
    params: example,
    body: { kind: 'flag', setting: 'weekView', value: 25, reason: 'First teams try it' },
  },
});
