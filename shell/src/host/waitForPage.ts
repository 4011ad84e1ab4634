import type { LoadedPages } from '../hostContext/HostContext.ts';

/** Milliseconds for which the first render waits for the code of its page. */
const deadlineMs = 150;

/** The page that is being prefetched; nothing when it takes longer, and the screen then shows its placeholder. */
export const waitForPage = (prefetching: Promise<LoadedPages>): Promise<LoadedPages> =>
  Promise.race([
    prefetching,
    new Promise<LoadedPages>((resolve) => setTimeout(() => resolve({}), deadlineMs)),
  ]);
