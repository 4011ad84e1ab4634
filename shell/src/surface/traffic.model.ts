import type { LedgerEntry } from '../kernel/ledger.ts';

export interface Traffic {
  requests: number;
  bytes: number;
  /** Files that were preloaded and never run. */
  unusedPreloads: readonly string[];
}

/** What of the page's network says something about remotes. */
export interface PageNetwork {
  resources: readonly { name: string; encodedBodySize: number }[];
  /** Absolute addresses of the page's preload links. */
  preloads: readonly string[];
  wasAsked: (url: string) => boolean;
}

/** What this page fetched from a version's folder. */
export const trafficOf = ({ base }: LedgerEntry, { resources, preloads, wasAsked }: PageNetwork): Traffic => {
  const own = base === '' ? [] : resources.filter(({ name }) => name.startsWith(base));
  return {
    requests: own.length,
    bytes: own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    unusedPreloads:
      base === ''
        ? []
        : preloads
            .filter((url) => url.startsWith(base) && !wasAsked(url))
            .map((url) => url.slice(base.length)),
  };
};
