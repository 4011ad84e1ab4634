import type { Registry } from '@rankwright/contracts/remote';
import type { Kernel } from '../kernel/kernel.ts';

interface RouteObject {
  path?: string | undefined;
  lazy: () => Promise<{ Component: unknown }>;
}
/** Remote's name → the routes it exports. */
export type EmbeddedRemotes = Record<string, readonly RouteObject[]>;

const never = () => () => undefined;
const nothing = () => undefined;
/** Always the same list: who subscribes to it compares by identity. */
const none: readonly never[] = [];

/** The kernel's surface where every page is in the same bundle: nothing to fetch, check, replace or remember. */
export const embeddedKernel = (registry: Registry, remotes: EmbeddedRemotes): Kernel => {
  const page: Kernel['page'] = async (remote, path) => {
    const facts = {
      remote,
      version: '0.0.0',
      owner: registry.remotes.find(({ name }) => name === remote)?.owner ?? '',
    };
    const route = remotes[remote]?.find((known) => known.path === path);
    if (!route) return { ok: false, failure: { step: 'exports', reason: `no page for ${path}`, ...facts } };
    const { Component } = await route.lazy();
    return { ok: true, value: { component: Component, ...facts } };
  };
  return {
    page,
    retry: page,
    blame: nothing,
    replaces: () => null,
    mounting: () => ({ mounted: nothing, left: nothing }),
    registry: {
      current: () => registry,
      open: () => Promise.resolve({ kind: 'unchanged' }),
      refresh: () => Promise.resolve({ kind: 'unchanged' }),
      subscribe: never,
    },
    ledger: {
      entries: () => none,
      subscribe: never,
      begin: nothing,
      phase: nothing,
      shown: nothing,
      failed: nothing,
      attribute: () => null,
    },
    overrides: {
      of: () => null,
      active: () => none,
      lastReset: () => null,
      read: nothing,
      set: () => ({ ok: true }),
      clear: nothing,
      giveUp: nothing,
      acknowledge: nothing,
      subscribe: never,
    },
  };
};
