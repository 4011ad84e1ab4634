import type { Clock } from './clock.ts';
import type { Federation } from './federation.ts';
import type { Fetcher } from './fetcher.ts';
import type { ScriptLoader } from './scripts.ts';
import type { KeyValueStorage } from './storage.ts';

/** Everything outside that the kernel touches. */
export interface Ports {
  clock: Clock;
  fetcher: Fetcher;
  scripts: ScriptLoader;
  federation: Federation;
  storage: KeyValueStorage;
  /** Address of this page; relative addresses and the own origin follow from it. */
  own: string;
}
