import type { WatchedDeployable } from '@rankwright/contracts/fleet';

const at = (day: number): string => `2026-11-${String(day).padStart(2, '0')}T09:30:00.000Z`;

const released = (version: string, day: number) => ({
  version,
  releasedAt: at(day),
  smoke: 'passed' as const,
  withdrawn: null,
  isStored: true,
});

export const sampleDeployable = (changes: Partial<WatchedDeployable> = {}): WatchedDeployable => ({
  name: 'planner',
  owner: 'Planning',
  hostApi: '^1.0.0',
  current: '1.4.0-3f2a91bc',
  previous: '1.3.2-88aa01de',
  versions: [
    released('1.4.0-3f2a91bc', 20),
    {
      ...released('1.3.9-77aa0000', 19),
      releasedAt: null,
      withdrawn: { kind: 'failed', at: at(19), reason: '/content-planner threw: items is undefined' },
    },
    released('1.3.2-88aa01de', 12),
    {
      ...released('1.3.1-12ab34cd', 10),
      withdrawn: { kind: 'rolledBack', at: at(12), reason: 'The calendar is slow' },
    },
  ],
  canary: null,
  settings: [],
  failures: [],
  ...changes,
});

export const sampleCanary = {
  version: '1.5.0-90ffee11',
  percent: 10,
  startedAt: at(21),
  canary: { starts: 812, failures: 3 },
  current: { starts: 7_301, failures: 21 },
};

export const sampleSettings: WatchedDeployable['settings'] = [
  { kind: 'flag', name: 'weekView', description: 'The calendar by week', default: false, value: 25 },
  { kind: 'config', name: 'pageSize', description: 'Rows of a page', default: 50, value: null },
];

export const sampleFleet = (
  deployables: WatchedDeployable[] = [
    sampleDeployable({
      name: 'shell',
      owner: 'Platform',
      hostApi: '1.0.0',
      versions: [released('1.4.0-3f2a91bc', 20)],
    }),
    sampleDeployable({ canary: sampleCanary, settings: sampleSettings }),
    sampleDeployable({
      name: 'billing',
      owner: 'Revenue',
      previous: null,
      failures: [
        { version: '1.4.0-3f2a91bc', step: 'mount', pageViews: 6 },
        { version: '1.4.0-3f2a91bc', step: 'entry', pageViews: 1 },
      ],
    }),
  ],
) => ({ success: true as const, updatedAt: at(21), deployables });

export const sampleAudit = {
  success: true as const,
  entries: [
    {
      at: at(21),
      by: 'ada@example.com (console)',
      action: 'canary',
      subject: 'planner',
      version: '1.5.0-90ffee11',
      from: '1.4.0-3f2a91bc',
      reason: '10 %: first teams try it',
    },
    {
      at: at(20),
      by: 'pipeline',
      action: 'release',
      subject: 'planner',
      version: '1.4.0-3f2a91bc',
      from: null,
    },
  ],
};
