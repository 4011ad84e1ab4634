import type { ArchiveImport } from '@rankwright/contracts/archive';

export const isActive = (found: ArchiveImport | null): boolean =>
  found !== null && ['queued', 'running', 'waiting'].includes(found.state);

const format = (count: number): string => count.toLocaleString('en');
const countPosts = (count: number): string => (count === 1 ? '1 post' : `${format(count)} posts`);

/** What the button does next. */
export const getStartLabel = (found: ArchiveImport | null): string => {
  if (found === null) return 'Import posts';
  return found.state === 'done' ? 'Import changes' : 'Continue import';
};

export const formatProgress = ({ seen, total, changedSince }: ArchiveImport): string => {
  if (total === null) return 'Reading the list of posts…';
  return `${format(seen)} of ${format(total)} ${changedSince ? 'changed ' : ''}posts and pages`;
};

/** Percent; null while the total is not known. */
export const getPercent = ({ seen, total }: ArchiveImport): number | null =>
  total === null ? null : Math.round((100 * seen) / Math.max(total, 1));

/** What the last import did, e.g. `998 new, 2 left out`. */
export const summarizeImport = (found: ArchiveImport): string => {
  const counts: [count: number, words: string][] = [
    [found.created, 'new'],
    [found.updated, 'updated'],
    [found.unchanged, 'unchanged'],
    [found.conflicts, found.conflicts === 1 ? 'needs your decision' : 'need your decision'],
    [found.skipped, 'left out'],
  ];
  const parts = counts.filter(([count]) => count > 0).map(([count, words]) => `${format(count)} ${words}`);
  return parts.length > 0 ? parts.join(', ') : 'nothing had changed';
};

export const formatPosts = ({ posts }: ArchiveImport): string =>
  posts === 0 ? 'No posts imported' : `${countPosts(posts)} imported`;

const shownBlocks = 4;

/** Which blocks stay HTML; null: none. */
export const describeKeptBlocks = ({ postsWithHtml, keptBlocks }: ArchiveImport): string | null => {
  if (postsWithHtml === 0) return null;
  const names = keptBlocks.slice(0, shownBlocks).map(({ name, count }) => `${name} (${format(count)})`);
  const rest = keptBlocks.length > shownBlocks ? ' and others' : '';
  return `${countPosts(postsWithHtml)} ${postsWithHtml === 1 ? 'has' : 'have'} blocks that Markdown cannot express. They stay HTML and are left as they are: ${names.join(', ')}${rest}.`;
};
