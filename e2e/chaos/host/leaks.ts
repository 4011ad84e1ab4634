import type { Page } from '@playwright/test';

interface ResourceCounts {
  listeners: number;
  intervals: number;
  scripts: number;
}

interface CountingWindow {
  __kept?: { listeners: Set<string>; intervals: Set<number> };
}

/** Runs before the page's scripts: counts listeners on window and document, and intervals. */
const installCounters = (): void => {
  const listeners = new Set<string>();
  const intervals = new Set<number>();
  const names = new WeakMap<object, number>();
  let last = 0;
  const getListenerId = (listener: object): number => {
    const known = names.get(listener) ?? (last += 1);
    names.set(listener, known);
    return known;
  };
  for (const target of [window, document]) {
    const key = (type: string, listener: object | null): string =>
      `${target === window ? 'window' : 'document'} ${type} ${listener ? getListenerId(listener) : 0}`;
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      if (typeof options !== 'object' || !options.once) listeners.add(key(type, listener));
      add(type, listener, options);
    };
    target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions) => {
      listeners.delete(key(type, listener));
      remove(type, listener, options);
    };
  }
  const setIntervalOriginal = window.setInterval.bind(window);
  const clearIntervalOriginal = window.clearInterval.bind(window);
  window.setInterval = ((work: () => void, ms?: number) => {
    const id = setIntervalOriginal(work, ms);
    intervals.add(id);
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = ((id?: number) => {
    if (id !== undefined) intervals.delete(id);
    clearIntervalOriginal(id);
  }) as typeof window.clearInterval;
  (globalThis as CountingWindow).__kept = { listeners, intervals };
};

export const watchResources = (page: Page): Promise<void> =>
  page.addInitScript(installCounters).then(() => undefined);

export const countResources = (page: Page): Promise<ResourceCounts> =>
  page.evaluate(() => {
    const resources = (globalThis as CountingWindow).__kept;
    return {
      listeners: resources?.listeners.size ?? 0,
      intervals: resources?.intervals.size ?? 0,
      scripts: document.scripts.length,
    };
  });

/** One line for each kind of resource that grew. */
export const findLeaks = (before: ResourceCounts, after: ResourceCounts): string[] =>
  (Object.keys(before) as (keyof ResourceCounts)[])
    .filter((kind) => after[kind] > before[kind])
    .map((kind) => `leaked ${kind}: ${before[kind]} → ${after[kind]}`);
