import { configValue, releaseVersion } from '@rankwright/contracts/remote';
import * as z from '@rankwright/contracts/zod';

/** Files lie flat in a build; only the bundle for Node has a folder of its own. */
const fileName = z
  .string()
  .regex(/^(server\/)?[A-Za-z0-9_][A-Za-z0-9_.-]*$/, 'is not a file name of a build');

/** A build: file name → content in base64. */
export const buildUpload = z.object({
  files: z.record(fileName, z.string().regex(/^[A-Za-z0-9+/]*={0,2}$/, 'is not base64')),
  /** Releases a version although it failed before. */
  force: z.boolean().default(false),
  /** Percentage of the browsers, for a canary. */
  percent: z.number().gt(0).max(50).default(10),
});
export type BuildUpload = z.infer<typeof buildUpload>;

export const rollbackOrder = z.object({
  /** The latest good version before the current one, unless given. */
  to: releaseVersion.optional(),
  reason: z.string().min(1).max(500).optional(),
});

const reason = z.string().min(1).max(500).default('asked for by the team');

/** What becomes of the canary that runs. */
export const canaryOrder = z.object({
  action: z.enum(['resize', 'promote', 'stop']),
  percent: z.number().gt(0).max(50).optional(),
  reason,
});
export type CanaryOrder = z.input<typeof canaryOrder>;

export const settingOrder = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('config'), setting: z.string(), value: configValue.nullable(), reason }),
  z.object({ kind: z.literal('flag'), setting: z.string(), value: z.number().nullable(), reason }),
]);
export type SettingOrder = z.input<typeof settingOrder>;

const finding = z.object({ check: z.string(), message: z.string(), owner: z.string() });

/** What became of a check or a release. */
export const jobResult = z.object({
  outcome: z.enum(['passed', 'refused', 'released', 'canary', 'current', 'failed']),
  version: z.string(),
  findings: z.array(finding),
  /** False where the service has no browser. */
  isOpened: z.boolean(),
});
export type JobResult = z.infer<typeof jobResult>;

export const acceptedJob = z.object({ id: z.uuid() });
/** `null` while it runs. */
export const jobState = z.object({ result: jobResult.nullable(), step: z.string().default('') });

export const remoteState = z.object({
  /** Where people open the product. */
  publicUrl: z.string(),
  hostApi: z.string(),
  current: z.string().nullable(),
  canary: z.object({ version: z.string(), percent: z.number() }).nullable().default(null),
  versions: z.array(
    z.object({
      version: z.string(),
      releasedAt: z.string().nullable(),
      withdrawn: z.object({ kind: z.string(), at: z.string(), reason: z.string() }).nullable(),
    }),
  ),
});
export type RemoteState = z.infer<typeof remoteState>;

/** The version that a change concerns. */
export const changedVersion = z.object({ version: z.string() });
export const serviceError = z.object({ error: z.string() });
