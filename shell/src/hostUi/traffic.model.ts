import type { DiagnosticsEntry } from '../kernel/diagnostics/diagnosticsLog.ts';

export interface Traffic {
  requests: number;
  bytes: number;
  /** Preloaded files that were never run. */
  unusedPreloads: readonly string[];
}

/** Resources and preloads of the page. */
export interface PageNetwork {
  resources: readonly { name: string; encodedBodySize: number }[];
  /** Absolute URLs of the page's preload links. */
  preloads: readonly string[];
  wasRequested: (url: string) => boolean;
}

/** Requests, bytes and unused preloads of a version's folder. */
export const measureTraffic = (
  { base }: DiagnosticsEntry,
  { resources, preloads, wasRequested }: PageNetwork,
): Traffic => {
  const resourcesOfVersion = base === '' ? [] : resources.filter(({ name }) => name.startsWith(base));
  return {
    requests: resourcesOfVersion.length,
    bytes: resourcesOfVersion.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    unusedPreloads:
      base === ''
        ? []
        : preloads
            .filter((url) => url.startsWith(base) && !wasRequested(url))
            .map((url) => url.slice(base.length)),
  };
};
