import type { Registry } from '@rankwright/contracts/remote';
import type { ActivePage, Kernel } from '../kernel/kernel.ts';
import { resolveSettings } from '../kernel/registry/remoteSettings.model.ts';
import { err, ok } from '../kernel/result/result.ts';

interface RouteObject {
  path?: string | undefined;
  lazy: () => Promise<{ Component: unknown; prefetch?: unknown }>;
}
/** Remote name → its exported routes. */
export type EmbeddedRemotes = Record<string, readonly RouteObject[]>;

const subscribeToNothing = () => () => undefined;
const noop = () => undefined;
/** A constant, because `useSyncExternalStore` compares by identity. */
const none: readonly never[] = [];

/** Kernel of the monolith build: every page is in the same bundle, so nothing is fetched, verified or replaced. */
export const createEmbeddedKernel = (registry: Registry, remotes: EmbeddedRemotes): Kernel => {
  const describe = (name: string) => {
    const remote = registry.remotes.find((known) => known.name === name);
    return { remote: name, version: remote?.current.version ?? '', owner: remote?.owner ?? '' };
  };
  /** Pages that loaded, by their path, which no two remotes share. */
  const pages = new Map<string, ActivePage>();
  const loadPage: Kernel['loadPage'] = async (remote, path) => {
    const facts = describe(remote);
    const route = remotes[remote]?.find((known) => known.path === path);
    if (!route) return err({ step: 'exports', reason: `no page for ${path}`, ...facts });
    const { Component, prefetch = null } = await route.lazy();
    const page = { component: Component, prefetch, ...facts };
    pages.set(path, page);
    return ok(page);
  };
  return {
    loadPage,
    getLoadedPage: (_, path) => pages.get(path) ?? null,
    retry: loadPage,
    reportCrash: noop,
    loadContribution: (remote, id) =>
      Promise.resolve(err({ step: 'exports', reason: `no contribution ${id}`, ...describe(remote) })),
    reportRenderError: noop,
    wasRequested: () => false,
    readVersionList: () => Promise.resolve(err('one piece has no versions')),
    isFallback: () => false,
    getReplacement: () => null,
    getSettings: (remote) => resolveSettings(remote),
    trackMount: () => ({ mounted: noop, cancel: noop }),
    registry: {
      current: () => registry,
      open: () => Promise.resolve(ok('unchanged')),
      refresh: () => Promise.resolve(ok('unchanged')),
      refreshWhenOld: () => Promise.resolve(),
      subscribe: subscribeToNothing,
    },
    diagnosticsLog: {
      entries: () => none,
      subscribe: subscribeToNothing,
      startVersion: noop,
      recordStep: noop,
      setActive: noop,
      recordFailure: noop,
      recordEvent: () => null,
    },
    overrides: {
      get: () => null,
      active: () => none,
      lastReset: () => null,
      load: noop,
      set: () => ok(null),
      clear: noop,
      resetFailed: noop,
      acknowledge: noop,
      subscribe: subscribeToNothing,
    },
  };
};
