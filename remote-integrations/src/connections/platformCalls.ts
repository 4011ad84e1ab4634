import type { ConnectionCheck } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';

export interface ConnectionSettings {
  autoPublish?: boolean;
  defaultStatus?: string;
}

/** What every connected platform can be asked, whatever it is called on the wire. */
export interface PlatformCalls {
  platform: Platform;
  /** Default statuses a post may get: value on the wire → words. */
  statuses: readonly (readonly [value: string, label: string])[];
  /** Tries the stored connection and says what it looked at. */
  test: () => Promise<{ message: string; checks: readonly ConnectionCheck[] }>;
  update: (settings: ConnectionSettings) => Promise<unknown>;
  forget: () => Promise<unknown>;
}
