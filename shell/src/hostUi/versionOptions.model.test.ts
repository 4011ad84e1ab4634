import type { RegisteredRemote, ReleasedVersion } from '@rankwright/contracts/remote';
import { listVersionOptions } from './versionOptions.model.ts';

const remote = {
  name: 'planner',
  current: { version: '2.0.0', base: '/remotes/planner/2.0.0/' },
} as RegisteredRemote;

const release = (version: string, withdrawn: ReleasedVersion['withdrawn'] = null): ReleasedVersion => ({
  version,
  base: `/remotes/planner/${version}/`,
  releasedAt: '2026-11-02T10:00:00.000Z',
  withdrawn,
});
const released = [release('2.0.0'), release('1.9.0', 'rolledBack'), release('1.8.0', 'failed')];
const origins = ['http://localhost:4101', 'http://localhost:4102/'];

const list = (selected: string | null, allowedOrigins: string[] = []) =>
  listVersionOptions(remote, { released, allowedOrigins, selected });

it('offers the released version first, the others with their day and what became of them, then other origins', () => {
  expect(list(null, origins)).toEqual([
    { base: '', label: '2.0.0, released' },
    { base: '/remotes/planner/1.9.0/', label: '1.9.0, 2 Nov 2026, rolled back' },
    { base: '/remotes/planner/1.8.0/', label: '1.8.0, 2 Nov 2026, failed' },
    { base: 'http://localhost:4101/', label: 'Build at http://localhost:4101/' },
    { base: 'http://localhost:4102/', label: 'Build at http://localhost:4102/' },
  ]);
});

it('says nothing more of a version that was only replaced', () => {
  const options = listVersionOptions(remote, {
    released: [release('1.7.0')],
    allowedOrigins: [],
    selected: null,
  });
  expect(options[1]?.label).toBe('1.7.0, 2 Nov 2026');
});

it('adds what the tab loads now, unless it is listed', () => {
  const selected = 'https://preview.example/planner/';
  expect(list(selected).at(-1)).toEqual({ base: selected, label: `Build at ${selected}` });
  expect(list('/remotes/planner/1.9.0/')).toEqual(list(null));
});
