import type { RequestTrace } from '@rankwright/sdk/host';
import type { Subject, TelemetryEvent } from '../kernel/ports/telemetryEvent.ts';
import type { Failure } from '../kernel/result/steps.ts';

export interface Vital {
  kind: 'vital';
  name: 'LCP' | 'INP' | 'CLS';
  /** Milliseconds; CLS has no unit. */
  value: number;
}

/** Something that happened in this page; `at` is when it ended, in milliseconds since the page was opened. */
export type Recorded = { at: number } & (
  | TelemetryEvent
  | (Subject & Vital)
  | (Subject & { kind: 'failure'; step: string; reason: string })
  | (Subject & { kind: 'request' } & RequestTrace)
);

/** The same before it has a time. */
type Recordable = Recorded extends infer Member
  ? Member extends Recorded
    ? Omit<Member, 'at'>
    : never
  : never;

/** The host as the subject of an event. */
export const hostName = 'shell';

/** The latest events are enough for a page that is left seldom and a list that people read. */
const maxKept = 200;

interface RecorderOptions {
  now: () => number;
  /** True when this page view reports spans and web vitals. */
  isSampled: boolean;
  /** 32 hexadecimal digits, made for this page view: they name nobody. */
  pageTraceId: string;
  shellVersion: string;
}

/** Keeps what happened in this page, for the diagnostics panel and for the reporter, which is loaded later. */
export const createRecorder = ({ now, isSampled, pageTraceId, shellVersion }: RecorderOptions) => {
  let events: readonly Recorded[] = [];
  const listeners = new Set<() => void>();
  const consumers = new Set<(event: Recorded) => void>();
  return {
    isSampled,
    pageTraceId,
    record: (event: Recordable): void => {
      const version = event.remote === hostName ? shellVersion : event.version;
      const recorded = { ...event, version, at: now() };
      events = [...events.slice(1 - maxKept), recorded];
      for (const consume of consumers) consume(recorded);
      for (const listen of listeners) listen();
    },
    events: () => events,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Hands over what has happened, then each further event. */
    consume: (consumer: (event: Recorded) => void): (() => void) => {
      events.forEach(consumer);
      consumers.add(consumer);
      return () => void consumers.delete(consumer);
    },
  };
};
export type Recorder = ReturnType<typeof createRecorder>;

export const toFailureEvent = ({ remote, version, owner, step, reason }: Failure): Recordable => ({
  kind: 'failure',
  remote,
  version,
  owner,
  step,
  reason,
});
