import * as z from '@rankwright/contracts/zod';
import { releaseVersion, configValue } from '../remote/contract.schemas.ts';

const isoDate = z.iso.datetime();

/** A version that was released, tried as a canary, or refused. */
export const fleetVersion = z.object({
  version: releaseVersion,
  /** When it last became current; null for a version that never did. */
  releasedAt: isoDate.nullable(),
  /** `skipped`: there was no browser to open its screens in. */
  smoke: z.enum(['passed', 'skipped', 'pending']).nullable(),
  withdrawn: z.object({ kind: z.enum(['failed', 'rolledBack']), at: isoDate, reason: z.string() }).nullable(),
  /** False when its folder was pruned. */
  isStored: z.boolean(),
});

export type FleetVersion = z.infer<typeof fleetVersion>;

const startCounts = z.object({ starts: z.number(), failures: z.number() });

export const fleetCanary = z.object({
  version: releaseVersion,
  percent: z.number(),
  startedAt: isoDate,
  /** Visits that reported how the canary started, and those in which it failed. */
  canary: startCounts,
  /** The same of the current version beside it. */
  current: startCounts,
});

export type FleetCanary = z.infer<typeof fleetCanary>;

/** Something that a remote declares and a deployment may set. */
export const fleetSetting = z.object({
  kind: z.enum(['flag', 'config']),
  name: z.string(),
  description: z.string(),
  /** `true` or `false` for a flag. */
  default: configValue,
  /** What the deployment has set: for a flag the percentage of browsers that have it. Null: the default applies. */
  value: configValue.nullable(),
});

export type FleetSetting = z.infer<typeof fleetSetting>;

/** The shell or a remote. */
export const deployable = z.object({
  /** `shell`, or the remote's name. */
  name: z.string(),
  owner: z.string(),
  /** Range of host API versions that it works with; for the shell the version that it provides. */
  hostApi: z.string(),
  current: releaseVersion,
  previous: releaseVersion.nullable(),
  /** The latest first. */
  versions: z.array(fleetVersion),
  canary: fleetCanary.nullable(),
  settings: z.array(fleetSetting),
});

export type Deployable = z.infer<typeof deployable>;

/** What the origin service knows of the releases. */
export const fleetState = z.object({ updatedAt: isoDate, deployables: z.array(deployable) });

export type FleetState = z.infer<typeof fleetState>;

export const auditEntry = z.object({
  at: isoDate,
  by: z.string(),
  action: z.string(),
  /** Remote, `shell`, or what else was changed. */
  subject: z.string(),
  version: z.string().optional(),
  /** Version that was current before. */
  from: z.string().nullish(),
  reason: z.string().optional(),
});

export type AuditEntry = z.infer<typeof auditEntry>;

export const auditList = z.object({ entries: z.array(auditEntry) });
