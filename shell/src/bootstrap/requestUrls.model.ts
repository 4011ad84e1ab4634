import type { PrefetchedRequest } from '@rankwright/contracts/remote';

/** The paths with queries that a request of the contract stands for; months count from the one of `now`. */
export const listRequestUrls = (
  { path, query = {}, months }: PrefetchedRequest,
  now: Date,
): readonly string[] => {
  const buildUrl = (values: Readonly<Record<string, string>>): string => {
    const search = new URLSearchParams(values).toString();
    return search ? `${path}?${search}` : path;
  };
  if (!months) return [buildUrl(query)];
  return months.map((by) => {
    const month = new Date(now.getFullYear(), now.getMonth() + by);
    return buildUrl({
      ...query,
      year: String(month.getFullYear()),
      month: String(month.getMonth() + 1),
    });
  });
};
