import type { LoadedPage } from '../hostContext/HostContext.ts';

type Pages = Record<string, LoadedPage>;

/** Milliseconds for which the first render waits for the code of its page. */
const deadlineMs = 150;

/** The page that is being prefetched; nothing when it takes longer, and the screen then shows its placeholder. */
export const waitForPage = (prefetching: Promise<Pages>): Promise<Pages> =>
  Promise.race([prefetching, new Promise<Pages>((resolve) => setTimeout(() => resolve({}), deadlineMs))]);
