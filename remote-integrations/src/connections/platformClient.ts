import type { ConnectionCheck } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';

/** The requests that every connected platform supports, behind one interface. */
export interface PlatformClient {
  platform: Platform;
  /** Tests the stored connection and returns its checks. */
  test: () => Promise<{ message: string; checks: readonly ConnectionCheck[] }>;
  disconnect: () => Promise<unknown>;
}
