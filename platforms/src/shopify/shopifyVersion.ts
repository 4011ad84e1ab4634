import type { PlatformResponse } from '../port/callPlatform.ts';
import type { PlatformLog } from '../port/platform.ts';

/** Shopify releases API versions quarterly and supports each for at least a year. */
export const shopifyVersion = '2026-10';

const loggedVersions = new WeakMap<object, Set<string>>();

/**
 * Shopify serves an expired version with the oldest supported one and only reports it in a header; warns once per
 * version.
 */
export const warnOnVersionChange = (log: PlatformLog, { header }: Pick<PlatformResponse, 'header'>): void => {
  const answered = header('x-shopify-api-version');
  const knownVersions = loggedVersions.get(log) ?? new Set<string>([shopifyVersion]);
  loggedVersions.set(log, knownVersions);
  if (!answered || knownVersions.has(answered)) return;
  knownVersions.add(answered);
  log.warn({ requested: shopifyVersion, answered }, 'Shopify responded with a different API version');
};
