import type { ArchiveImport } from '@rankwright/contracts/archive';

/** A finished import of 998 posts. */
export const sampleImport = (change: Partial<ArchiveImport> = {}): ArchiveImport => ({
  state: 'done',
  total: 1_000,
  seen: 1_000,
  created: 998,
  updated: 0,
  unchanged: 0,
  conflicts: 0,
  skipped: 2,
  posts: 998,
  postsWithHtml: 37,
  keptBlocks: [
    { name: 'gallery', count: 21 },
    { name: 'table', count: 14 },
    { name: 'shortcode', count: 6 },
  ],
  problems: [
    { title: 'Untitled post', text: 'It has no text.' },
    { title: 'All our roses', text: 'Its HTML takes too long to read.' },
  ],
  changedSince: null,
  startedAt: '2026-11-20T09:00:00.000Z',
  finishedAt: '2026-11-20T09:04:00.000Z',
  nextAttemptAt: null,
  error: null,
  ...change,
});

/** An import on its way. */
export const runningImport = sampleImport({
  state: 'running',
  seen: 240,
  created: 240,
  skipped: 0,
  posts: 240,
  problems: [],
  finishedAt: null,
});
