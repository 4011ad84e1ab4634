import type { Page } from '@playwright/test';

interface Kept {
  listeners: number;
  intervals: number;
  scripts: number;
}

interface Counting {
  __kept?: { listeners: Set<string>; intervals: Set<number> };
}

/** Runs before anything of the page: counts what is added to window and document, and what ticks. */
const countKept = (): void => {
  const listeners = new Set<string>();
  const intervals = new Set<number>();
  const names = new WeakMap<object, number>();
  let last = 0;
  const nameOf = (listener: object): number => {
    const known = names.get(listener) ?? (last += 1);
    names.set(listener, known);
    return known;
  };
  for (const target of [window, document]) {
    const key = (type: string, listener: object | null): string =>
      `${target === window ? 'window' : 'document'} ${type} ${listener ? nameOf(listener) : 0}`;
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
  const begin = window.setInterval.bind(window);
  const end = window.clearInterval.bind(window);
  window.setInterval = ((work: () => void, ms?: number) => {
    const id = begin(work, ms);
    intervals.add(id);
    return id;
  }) as typeof window.setInterval;
  window.clearInterval = ((id?: number) => {
    if (id !== undefined) intervals.delete(id);
    end(id);
  }) as typeof window.clearInterval;
  (globalThis as Counting).__kept = { listeners, intervals };
};

export const watchKept = (page: Page): Promise<void> => page.addInitScript(countKept).then(() => undefined);

export const keptBy = (page: Page): Promise<Kept> =>
  page.evaluate(() => {
    const kept = (globalThis as Counting).__kept;
    return {
      listeners: kept?.listeners.size ?? 0,
      intervals: kept?.intervals.size ?? 0,
      scripts: document.scripts.length,
    };
  });

/** What is there afterwards and was not before, as words; empty when nothing leaked. */
export const leaked = (before: Kept, after: Kept): string[] =>
  (Object.keys(before) as (keyof Kept)[])
    .filter((kind) => after[kind] > before[kind])
    .map((kind) => `leaked ${kind}: ${before[kind]} → ${after[kind]}`);
