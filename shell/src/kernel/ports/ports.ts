import type { Failure } from '../outcome.ts';
import type { Clock } from './clock.ts';
import type { Federation } from './federation.ts';
import type { Fetcher } from './fetcher.ts';
import type { PageEvents } from './pageEvents.ts';
import type { Preload } from './preload.ts';
import type { ScriptLoader } from './scripts.ts';
import type { KeyValueStorage } from './storage.ts';

/** Everything outside that the kernel touches. */
export interface Ports {
  clock: Clock;
  fetcher: Fetcher;
  preload: Preload;
  scripts: ScriptLoader;
  federation: Federation;
  storage: KeyValueStorage;
  events: PageEvents;
  /** For whoever watches over the deployment. */
  report: (failure: Failure) => void;
  /** Address of this page; relative addresses and the own origin follow from it. */
  own: string;
}
