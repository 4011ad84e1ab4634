import { isPublishedStatus } from '@rankwright/platforms/port/visibility';
import type { SitePost } from './sites/site.ts';

export interface PostCounts {
  due: number;
  /** Articles with a public post. */
  live: number;
  lost: number;
  /** Further posts of an article, drafts too. */
  doubled: number;
}

export const countPosts = (due: number, posts: readonly SitePost[]): PostCounts => {
  const isLive = ({ status }: SitePost) => isPublishedStatus(status);
  const live = new Set(posts.filter(isLive).map(({ title }) => title)).size;
  const doubled = posts.length - new Set(posts.map(({ title }) => title)).size;
  return { due, live, lost: due - live, doubled };
};

export const addCounts = (counts: readonly PostCounts[]): PostCounts =>
  counts.reduce(
    (sum, { due, live, lost, doubled }) => ({
      due: sum.due + due,
      live: sum.live + live,
      lost: sum.lost + lost,
      doubled: sum.doubled + doubled,
    }),
    { due: 0, live: 0, lost: 0, doubled: 0 },
  );

export const formatCounts = ({ due, live, lost, doubled }: PostCounts): string =>
  `${due} due, ${live} live, ${lost} lost, ${doubled} doubled`;
