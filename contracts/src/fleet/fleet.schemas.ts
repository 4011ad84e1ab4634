import * as z from '@rankwright/contracts/zod';
import { ok, defineSchemas } from '../http.schemas.ts';
import { remoteName } from '../remote/contract.schemas.ts';
import { rollbackChange, canaryChange, settingChange } from './fleetChange.schemas.ts';
import { deployable, fleetState, auditList } from './fleetState.schemas.ts';

/** Page views within the last hour in which a version failed at an activation step. */
export const failureCount = z.object({
  version: z.string(),
  step: z.string(),
  pageViews: z.number().int(),
});

export type FailureCount = z.infer<typeof failureCount>;

export const watchedDeployable = deployable.extend({ failures: z.array(failureCount) });

export type WatchedDeployable = z.infer<typeof watchedDeployable>;

const params = z.object({ name: remoteName });

const example = { name: 'planner' };

const version = '1.0.0-3f2a9c1d';

/** By endpoint. */
export const fleetSchemas = {
  getFleet: defineSchemas({
    summary:
      'Get every remote and the shell with their versions, canaries, settings and failures. Staff only.',
    reply: ok.extend({ ...fleetState.shape, deployables: z.array(watchedDeployable) }),
  }),
  listAuditEntries: defineSchemas({
    summary: 'List the latest changes of the releases: who, what, when and why. Staff only.',
    reply: ok.extend(auditList.shape),
  }),
  rollBackRelease: defineSchemas({
    summary: 'Make an earlier version of a remote or the shell current. Staff only.',
    params,
    body: rollbackChange,
    reply: ok,
    example: { params: example, body: { to: version, reason: 'The calendar is empty' } },
  }),
  changeCanary: defineSchemas({
    summary: 'Start, resize, promote or stop the canary of a remote. Staff only.',
    params,
    body: canaryChange,
    reply: ok,
    example: { params: example, body: { action: 'stop', version, reason: 'The calendar is slow' } },
  }),
  changeRemoteSetting: defineSchemas({
    summary: 'Set a flag or a config value of a remote, or take it back. Staff only.',
    params,
    body: settingChange,
    reply: ok,
    example: {
      params: example,
      body: { kind: 'flag', setting: 'weekView', value: 25, reason: 'First teams try it' },
    },
  }),
};
