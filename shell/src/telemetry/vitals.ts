import type { Vital } from './recorder.ts';

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/** Shifts count together while less than 1 s apart and within 5 s; the worst such window is the value. */
const maxGapMs = 1_000;
const maxWindowMs = 5_000;
/** Shorter events are not told to the page. */
const minInteractionMs = 40;

const observe = (type: string, onEntry: (entry: PerformanceEntry) => void, options = {}): void => {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
  new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
    type,
    buffered: true,
    ...options,
  });
};

const createShiftWindow = () => {
  let [sum, first, last] = [0, -Infinity, -Infinity];
  return ({ startTime, value }: LayoutShift): number => {
    const isSame = startTime - last < maxGapMs && startTime - first < maxWindowMs;
    if (!isSame) [sum, first] = [0, startTime];
    last = startTime;
    sum += value;
    return sum;
  };
};

/** Observes this page; returns a function that gives the values so far (LCP, CLS and the worst INP). */
export const observeVitals = (): (() => Vital[]) => {
  let lcp: number | null = null;
  let inp: number | null = null;
  let cls: number | null = null;
  const addShift = createShiftWindow();
  observe('largest-contentful-paint', ({ startTime }) => void (lcp = startTime));
  observe('layout-shift', (entry) => {
    const shift = entry as LayoutShift;
    if (!shift.hadRecentInput) cls = Math.max(cls ?? 0, addShift(shift));
  });
  observe(
    'event',
    (entry) => {
      if ((entry as Interaction).interactionId) inp = Math.max(inp ?? 0, entry.duration);
    },
    { durationThreshold: minInteractionMs },
  );
  return () =>
    [
      { name: 'LCP' as const, value: lcp },
      { name: 'INP' as const, value: inp },
      { name: 'CLS' as const, value: cls ?? (lcp === null ? null : 0) },
    ].flatMap(({ name, value }) => (value === null ? [] : [{ kind: 'vital' as const, name, value }]));
};
