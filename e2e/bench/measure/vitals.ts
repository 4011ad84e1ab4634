/** Milliseconds since the navigation began. */
export interface Vitals {
  largestPaint: number;
  /** Tag and beginning of the text of the element with the largest paint. */
  largestPaintElement: string;
  /** The page answers: React has hydrated its heading, or the scripts of a static page have run; 0 without scripts. */
  interactive: number;
  /** Total blocking time: the part of each long task beyond 50 ms. */
  blocking: number;
  /** From the first press, on the color mode button, to its visible effect; 0 without one. */
  firstPress: number;
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
  const vitals: Vitals = {
    largestPaint: 0,
    largestPaintElement: '',
    interactive: 0,
    blocking: 0,
    firstPress: 0,
  };
  window.rankwrightVitals = vitals;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as PerformanceEntry & { element: Element | null };
      vitals.largestPaint = entry.startTime;
      vitals.largestPaintElement = element
        ? `${element.localName} “${element.textContent.trim().slice(0, 40)}”`
        : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) vitals.blocking += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
  let pressedAt = 0;
  document.addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      // When it was pressed; a busy page handles it later.
      pressedAt ||= timeStamp;
    },
    true,
  );
  new MutationObserver((records) => {
    const isEffect = records.some(({ target }) => (target as Element).matches('[data-color-mode-button]'));
    if (!isEffect || pressedAt === 0 || vitals.firstPress > 0) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        vitals.firstPress ||= performance.now() - pressedAt;
      }),
    );
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ['aria-label'] });
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
