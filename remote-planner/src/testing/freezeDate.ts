const realTimers = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'queueMicrotask',
  'nextTick',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'performance',
] as const;

/** Freezes `Date` at this ISO time for every test of the file; timers keep running. */
export const freezeDate = (isoTime: string): void => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(isoTime), doNotFake: [...realTimers] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
};
