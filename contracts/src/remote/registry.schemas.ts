import * as z from '@rankwright/contracts/zod';
import {
  releaseVersion,
  integrity,
  remoteName,
  settingName,
  configValue,
  remoteRoute,
} from './contract.schemas.ts';
import { slotContribution } from './slots.schemas.ts';

export const registeredVersion = z.object({
  version: releaseVersion,
  /** Absolute URL or origin-relative path of the version folder, with trailing slash. */
  base: z.string().regex(/\/$/),
  /** Integrity of `remote.contract.json` itself. */
  contractIntegrity: integrity,
});

export type RegisteredVersion = z.infer<typeof registeredVersion>;

export const canaryVersion = registeredVersion.extend({
  /** Percentage of browsers that start it; commands allow at most 50. */
  percent: z.number().gt(0).max(100),
  startedAt: z.iso.datetime(),
});

/** A version that a part of the browsers starts in place of the current one. */
export type CanaryVersion = z.infer<typeof canaryVersion>;

export const registeredRemote = z.object({
  name: remoteName,
  owner: z.string().min(1),
  current: registeredVersion,
  previous: registeredVersion.nullable(),
  /** Absent when every browser starts the current version. */
  canary: canaryVersion.optional(),
  /** What the deployment has set; the rest has its default. */
  config: z.record(settingName, configValue).optional(),
  /** Flag → percentage of browsers that have it. */
  flags: z.record(settingName, z.number().min(0).max(100)).optional(),
  /** Copied from the contracts of the current version and the canary. */
  defaults: z
    .object({
      config: z.record(settingName, configValue),
      flags: z.record(settingName, z.boolean()),
    })
    .optional(),
  /** Copied from the current contract, so that the host knows every route before it fetches a contract. */
  routes: z.array(remoteRoute),
  /** Contributions of the current contract; absent when it has none. */
  slots: z.array(slotContribution).optional(),
});

export type RegisteredRemote = z.infer<typeof registeredRemote>;

/** `/registry.json`: the only mutable file of the static origin. */
export const registry = z.object({
  schema: z.literal(1),
  /** Version of the host API that sdk provides to remotes. */
  hostApi: z.string(),
  /** ISO time of the last release or rollback. */
  updatedAt: z.iso.datetime(),
  shell: z.object({ version: releaseVersion, previous: releaseVersion.nullable() }),
  /** Origins that may serve remotes besides the host's own. */
  allowedOrigins: z.array(z.url()),
  remotes: z.array(registeredRemote),
  /** Base64 Ed25519 signature over the canonical JSON of the other fields; verified when the host has a key. */
  signature: z.string().optional(),
});

export type Registry = z.infer<typeof registry>;

export const releasedVersion = z.object({
  version: releaseVersion,
  /** Absolute URL or origin-relative path of the version folder, with trailing slash. */
  base: z.string().regex(/\/$/),
  releasedAt: z.iso.datetime(),
  /** Why nobody gets it any more: it failed a test, or somebody chose another version. */
  withdrawn: z.enum(['failed', 'rolledBack']).nullable(),
});

export type ReleasedVersion = z.infer<typeof releasedVersion>;

/** `/versions.json`: every version that is still on the origin, for the version picker of the diagnostics panel. */
export const versionList = z.object({
  schema: z.literal(1),
  /** Remote → its versions, the latest first. */
  remotes: z.record(z.string(), z.array(releasedVersion)),
});

export type VersionList = z.infer<typeof versionList>;
