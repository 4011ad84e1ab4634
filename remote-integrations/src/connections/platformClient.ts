import type { ConnectionCheck } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';

export interface ConnectionSettings {
  defaultStatus: string;
}

/** The requests that every connected platform supports, behind one interface. */
export interface PlatformClient {
  platform: Platform;
  /** Allowed default statuses: API value and label. */
  statuses: readonly (readonly [value: string, label: string])[];
  /** Tests the stored connection and returns its checks. */
  test: () => Promise<{ message: string; checks: readonly ConnectionCheck[] }>;
  update: (settings: ConnectionSettings) => Promise<unknown>;
  disconnect: () => Promise<unknown>;
}
