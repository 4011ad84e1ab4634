/** Milliseconds since the navigation began. */
export interface Vitals {
  largestPaint: number;
  /** The page answers: React has hydrated its heading, or the scripts of a static page have run; 0 without scripts. */
  interactive: number;
  /** Total blocking time: the part of each long task beyond 50 ms. */
  blocking: number;
}

declare global {
  interface Window {
    rankwrightVitals?: Vitals;
  }
}

/**
 * Runs in the page before its own scripts. Functions must be anonymous: the loader's name helper is missing
 * there.
 */
export const observeVitals = (): void => {
  const vitals: Vitals = { largestPaint: 0, interactive: 0, blocking: 0 };
  window.rankwrightVitals = vitals;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) vitals.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) vitals.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  const timer = setInterval(() => {
    // `staticPageReadyMark` of contracts.
    const [ready] = performance.getEntriesByName('rankwright:static-page');
    if (ready) {
      vitals.interactive = ready.startTime;
      clearInterval(timer);
      return;
    }
    const heading = document.querySelector('h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactFiber$'))) return;
    vitals.interactive = performance.now();
    clearInterval(timer);
  }, 16);
};
