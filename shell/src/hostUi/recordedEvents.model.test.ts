import type { Recorded } from '../telemetry/recorder.ts';
import { describeEvent, isProblem } from './recordedEvents.model.ts';

const request = (status: number | null) => ({
  ...{ kind: 'request', method: 'GET', route: '/api/articles', status, ms: 12.6 },
});

it.each([
  [{ kind: 'phase', step: 'mount', ms: 39.6 }, 'mount 40 ms', false],
  [{ kind: 'phase', step: 'fetch', ms: 5 }, 'contract 5 ms', false],
  [{ kind: 'phase', step: 'exports', ms: 5 }, 'expose 5 ms', false],
  [{ kind: 'failure', step: 'exports', reason: 'no page' }, 'failed at expose: no page', true],
  [{ kind: 'error', type: 'TypeError', file: 'a.js' }, 'TypeError in a.js', true],
  [{ kind: 'error', type: 'TypeError', file: '' }, 'TypeError', true],
  [{ kind: 'vital', name: 'CLS', value: 0.12345 }, 'CLS 0.123', false],
  [{ kind: 'vital', name: 'LCP', value: 1200.4 }, 'LCP 1200 ms', false],
  [request(200), 'GET /api/articles 200 · 13 ms', false],
  [request(499), 'GET /api/articles 499 · 13 ms', false],
  [request(500), 'GET /api/articles 500 · 13 ms', true],
  [request(null), 'GET /api/articles no response · 13 ms', true],
])('describes %j as “%s”, and as a problem: %s', (given, text, expected) => {
  const event = given as unknown as Recorded;
  expect(describeEvent(event)).toBe(text);
  expect(isProblem(event)).toBe(expected);
});
