import type { Failure } from '../result/steps.ts';
import type { Chunks } from './chunks.ts';
import type { Clock } from './clock.ts';
import type { Federation } from './federation.ts';
import type { Fetcher } from './fetcher.ts';
import type { PageEvents } from './pageEvents.ts';
import type { Scripts } from './scripts.ts';
import type { StartReport } from './startReports.ts';
import type { KeyValueStorage } from './storage.ts';
import type { TelemetryEvent } from './telemetryEvent.ts';

/** Everything outside the kernel that it uses. */
export interface Ports {
  clock: Clock;
  fetcher: Fetcher;
  scripts: Scripts;
  chunks: Chunks;
  federation: Federation;
  /** Lasts as long as the browser tab. */
  storage: KeyValueStorage;
  /** Lasts until the person clears it. */
  lastingStorage: KeyValueStorage;
  /** A new random id. */
  createId: () => string;
  events: PageEvents;
  /** Reports a failure to monitoring. */
  report: (failure: Failure) => void;
  /** Is told about load phases and errors of remotes. */
  observe: (event: TelemetryEvent) => void;
  /** Tells the API how a version started, for the comparison with its canary. */
  reportStart: (report: StartReport) => void;
  /** URL of this page; relative URLs are resolved against it. */
  pageUrl: string;
}
