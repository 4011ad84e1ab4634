import type { ArchiveImport } from '@rankwright/contracts/archive';
import {
  describeKeptBlocks,
  formatPosts,
  formatProgress,
  getPercent,
  getStartLabel,
  isActive,
  summarizeImport,
} from './archive.model.ts';

const createImport = (change: Partial<ArchiveImport> = {}): ArchiveImport => ({
  state: 'done',
  total: 1_200,
  seen: 300,
  created: 0,
  updated: 0,
  unchanged: 0,
  conflicts: 0,
  skipped: 0,
  posts: 0,
  postsWithHtml: 0,
  keptBlocks: [],
  problems: [],
  changedSince: null,
  startedAt: '2026-11-21T09:00:00.000Z',
  finishedAt: null,
  nextAttemptAt: null,
  error: null,
  ...change,
});

describe('an import of posts', () => {
  it.each([
    ['queued', true],
    ['running', true],
    ['waiting', true],
    ['done', false],
    ['failed', false],
    ['stopped', false],
  ] as const)('in the state %s is active: %s', (state, expected) => {
    expect(isActive(createImport({ state }))).toBe(expected);
    expect(isActive(null)).toBe(false);
  });

  it('names what the button does next', () => {
    expect(getStartLabel(null)).toBe('Import posts');
    expect(getStartLabel(createImport())).toBe('Import changes');
    expect(getStartLabel(createImport({ state: 'failed' }))).toBe('Continue import');
  });

  it('shows how far it is', () => {
    expect(formatProgress(createImport())).toBe('300 of 1,200 posts and pages');
    expect(formatProgress(createImport({ changedSince: '2026-11-20T09:00:00.000Z' }))).toBe(
      '300 of 1,200 changed posts and pages',
    );
    expect(formatProgress(createImport({ total: null }))).toBe('Reading the list of posts…');
    expect(getPercent(createImport())).toBe(25);
    expect(getPercent(createImport({ total: 0, seen: 0 }))).toBe(0);
    expect(getPercent(createImport({ total: null }))).toBeNull();
  });

  it('sums up what it did', () => {
    expect(summarizeImport(createImport())).toBe('nothing had changed');
    expect(
      summarizeImport(createImport({ created: 1_998, updated: 1, unchanged: 3, conflicts: 1, skipped: 2 })),
    ).toBe('1,998 new, 1 updated, 3 unchanged, 1 needs your decision, 2 left out');
    expect(summarizeImport(createImport({ conflicts: 2 }))).toBe('2 need your decision');
  });

  it('counts the posts', () => {
    expect(formatPosts(createImport())).toBe('No posts imported');
    expect(formatPosts(createImport({ posts: 1 }))).toBe('1 post imported');
    expect(formatPosts(createImport({ posts: 1_500 }))).toBe('1,500 posts imported');
  });

  it('names the blocks that stay HTML, the first four', () => {
    const keptBlocks = ['gallery', 'form', 'map', 'poll', 'embed'].map((name) => ({ name, count: 1_000 }));
    expect(describeKeptBlocks(createImport({ keptBlocks }))).toBeNull();
    expect(describeKeptBlocks(createImport({ postsWithHtml: 1, keptBlocks: keptBlocks.slice(0, 4) }))).toBe(
      '1 post has blocks that Markdown cannot express. They stay HTML and are left as they are: gallery (1,000), form (1,000), map (1,000), poll (1,000).',
    );
    expect(describeKeptBlocks(createImport({ postsWithHtml: 2, keptBlocks }))).toBe(
      '2 posts have blocks that Markdown cannot express. They stay HTML and are left as they are: gallery (1,000), form (1,000), map (1,000), poll (1,000) and others.',
    );
  });
});
