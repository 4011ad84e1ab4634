declare global {
  interface Window {
    longestInteraction?: number;
  }
}

/** Runs in the page before its scripts: keeps the longest event of the interactions since it was last read. */
export const observeInteractions = (): void => {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ((entry as PerformanceEntry & { interactionId: number }).interactionId > 0)
        window.longestInteraction = Math.max(window.longestInteraction ?? 0, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

/**
 * Runs in the page. Milliseconds from the event to the frame that shows its effect, in steps of 8; an event below the
 * least that browsers report counts 16.
 */
export const readLongestInteraction = (): Promise<number> =>
  new Promise((resolve) =>
    // Entries arrive after the frame that they measure, when nothing else waits.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        requestIdleCallback(() => {
          const longest = window.longestInteraction ?? 16;
          delete window.longestInteraction;
          resolve(longest);
        }),
      ),
    ),
  );
