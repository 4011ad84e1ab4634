const clocks = [
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

/** Every test of the file takes place at this moment; only the calendar stands still, timers run. */
export const at = (moment: string): void => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(moment), doNotFake: [...clocks] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
};
