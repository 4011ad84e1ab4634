import { buildRequestUrl } from '@rankwright/contracts/prefetch';
import type { PrefetchedRequest } from '@rankwright/contracts/remote';

/** The paths with queries that a request of the contract stands for; months count from the one of `now`. */
export const listRequestUrls = (
  { path, query = {}, months }: PrefetchedRequest,
  now: Date,
): readonly string[] => {
  if (!months) return [buildRequestUrl(path, query)];
  return months.map((by) => {
    const month = new Date(now.getFullYear(), now.getMonth() + by);
    return buildRequestUrl(path, {
      ...query,
      year: String(month.getFullYear()),
      month: String(month.getMonth() + 1),
    });
  });
};
