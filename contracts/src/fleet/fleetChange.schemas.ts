import * as z from '@rankwright/contracts/zod';
import { releaseVersion, configValue } from '../remote/contract.schemas.ts';

/** Why somebody changes something; it stands in the audit log. */
const reason = z.string().trim().min(1).max(500);

export const rollbackChange = z.object({ to: releaseVersion, reason });

export type RollbackChange = z.infer<typeof rollbackChange>;

/** The version says which canary is meant: another one that runs by now is left alone. */
export const canaryChange = z.object({
  /** `start` opens the screens of the version in a browser first. */
  action: z.enum(['start', 'resize', 'promote', 'stop']),
  version: releaseVersion,
  /** Percentage of the browsers, for `start` and `resize`. */
  percent: z.number().gt(0).max(50).optional(),
  reason,
});

export type CanaryChange = z.infer<typeof canaryChange>;

export const settingChange = z.object({
  kind: z.enum(['flag', 'config']),
  setting: z.string().min(1).max(42),
  /** For a flag the percentage of browsers that have it; null goes back to the default. */
  value: configValue.nullable(),
  reason,
});

export type SettingChange = z.infer<typeof settingChange>;
