import {
  canRollBackTo,
  canStartCanary,
  formatTime,
  getHealth,
  getVersionState,
  listBadVersions,
} from './fleet.model.ts';
import { sampleCanary, sampleDeployable } from './sampleFleet.ts';

const remote = sampleDeployable();
const [current, failed, earlier, rolledBack] = remote.versions;
if (!current || !failed || !earlier || !rolledBack) throw new Error('Four versions are needed.');
const failures = (pageViews: number, version = remote.current) =>
  sampleDeployable({ failures: [{ version, step: 'mount', pageViews }] });

it.each([
  [failures(0), 'success', 'No failures'],
  [failures(9, '1.0.0'), 'success', 'No failures'],
  [failures(1), 'warning', 'Failed in 1 page view'],
  [failures(4), 'warning', 'Failed in 4 page views'],
  [failures(5), 'error', 'Failed in 5 page views'],
])('judges the current version by its failures %#', (deployable, tone, label) =>
  expect(getHealth(deployable)).toEqual({ tone, label }),
);

it.each([
  [current, 'Current'],
  [failed, 'Failed'],
  [earlier, 'Released'],
  [rolledBack, 'Rolled back'],
  [{ ...earlier, releasedAt: null }, 'Never current'],
  [{ ...earlier, version: sampleCanary.version }, 'Canary, 10 %'],
])('names the state of a version %#', (version, label) =>
  expect(getVersionState(version, { current: remote.current, canary: sampleCanary }).label).toBe(label),
);

it.each([
  [current, false],
  [failed, false],
  [earlier, true],
  [rolledBack, true],
  [{ ...earlier, isStored: false }, false],
  [{ ...earlier, releasedAt: null }, false],
])('offers a roll back to what was current and is there %#', (version, expected) =>
  expect(canRollBackTo(version, remote.current)).toBe(expected),
);

it('offers one canary at a time, of a remote, from a version that has not failed', () => {
  expect(canStartCanary(earlier, remote)).toBe(true);
  expect(canStartCanary(failed, remote)).toBe(false);
  expect(canStartCanary(current, remote)).toBe(false);
  expect(canStartCanary({ ...earlier, isStored: false }, remote)).toBe(false);
  expect(canStartCanary(earlier, { ...remote, name: 'shell' })).toBe(false);
  expect(canStartCanary(earlier, { ...remote, canary: sampleCanary })).toBe(false);
});

it('lists the bad versions of all remotes, the latest first', () => {
  const later = { kind: 'failed' as const, at: '2026-12-01T00:00:00.000Z', reason: 'Hangs' };
  const other = sampleDeployable({ name: 'billing', versions: [{ ...earlier, withdrawn: later }] });
  expect(listBadVersions([remote, other]).map(({ name, reason }) => [name, reason])).toEqual([
    ['billing', 'Hangs'],
    ['planner', '/content-planner threw: items is undefined'],
  ]);
});

it('shows times in UTC, as the logs do', () => {
  expect(formatTime('2026-11-21T23:30:00.000-05:00')).toMatch(/Nov 22, 2026.*4:30.*UTC$/);
});
