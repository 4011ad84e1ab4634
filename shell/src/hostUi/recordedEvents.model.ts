import { getPhaseName } from '../telemetry/phases.model.ts';
import type { Recorded } from '../telemetry/recorder.ts';

export const isProblem = (event: Recorded): boolean =>
  event.kind === 'failure' ||
  event.kind === 'error' ||
  (event.kind === 'request' && (event.status === null || event.status >= 500));

/** One line about an event, e.g. `mount 40 ms`. */
export const describeEvent = (event: Recorded): string => {
  switch (event.kind) {
    case 'phase':
      return `${getPhaseName(event.step)} ${Math.round(event.ms)} ms`;
    case 'failure':
      return `failed at ${getPhaseName(event.step)}: ${event.reason}`;
    case 'error':
      return `${event.type}${event.file && ` in ${event.file}`}`;
    case 'vital':
      return event.name === 'CLS'
        ? `CLS ${event.value.toFixed(3)}`
        : `${event.name} ${Math.round(event.value)} ms`;
    case 'request':
      return `${event.method} ${event.route} ${event.status ?? 'no response'} · ${Math.round(event.ms)} ms`;
  }
};
