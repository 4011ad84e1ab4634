import type { ChaosFixture } from '../host/fixture.ts';

/** Ends a fault: the remote works again. */
export type Recover = () => Promise<void>;

export interface Fault {
  name: string;
  /** Expected behaviour of host and screen, for the report. */
  expectation: string;
  /** The browser was here before: it has a service worker and what that has saved. */
  isReturning?: boolean;
  /** Affected address: the target's first screen, or the screen whose API request fails. */
  address: (fixture: ChaosFixture) => string;
  /** Injects the fault before the page opens. */
  inject: (fixture: ChaosFixture) => Promise<Recover>;
  /** Injects the fault after the app has started and the navigation has begun. */
  injectWhileRunning?: (fixture: ChaosFixture) => Promise<void>;
  /** Resolves when the screen shows the expected message; rejects otherwise. */
  expectMessage: (fixture: ChaosFixture) => Promise<void>;
  /**
   * True when the user stays on the screen; by default they visit another screen and come back before
   * recovery.
   */
  staysOnScreen?: boolean;
  /** User action after the remote works again; resolves when the screen is shown. */
  recover: (fixture: ChaosFixture) => Promise<void>;
}
