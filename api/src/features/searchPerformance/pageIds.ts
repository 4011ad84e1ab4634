/** The most addresses that a sync remembers; a site shows about the same pages every day. */
const maxRemembered = 50_000;

export type PageIds = Map<string, string>;

/** Ids of addresses by address. */
export const createPageIds = (): PageIds => new Map();

/** Between two days: forgets all when they are too many. */
export const limitPageIds = (ids: PageIds): void => {
  if (ids.size > maxRemembered) ids.clear();
};
