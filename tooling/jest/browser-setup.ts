import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import type * as JestAxe from 'jest-axe';

/** axe takes a while to load, so only the files that check with it load it. */
expect.extend({
  toHaveNoViolations: (...results: Parameters<JestAxe.IToHaveNoViolations>) =>
    jest.requireActual<typeof JestAxe>('jest-axe').toHaveNoViolations.toHaveNoViolations(...results),
});
/** Long limits, because screens and axe are slow on a busy machine. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

/** jsdom has no layout, so sizes never change. */
class StillObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
if (!('ResizeObserver' in globalThis)) Object.assign(globalThis, { ResizeObserver: StillObserver });
/** jsdom cannot scroll. Tests of the kernel run without a document. */
if ('Element' in globalThis && !('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });

/**
 * The environment has Node's `AbortSignal`, which Node's `fetch` needs, and jsdom's elements accept none but their own: a listener with a
 * signal is removed by hand.
 */
const acceptSignals = (target: EventTarget): void => {
  const { addEventListener } = target;
  target.addEventListener = function (this: EventTarget, name, listener, options) {
    if (typeof options !== 'object' || !options.signal) {
      addEventListener.call(this, name, listener, options);
      return;
    }
    const { signal, ...rest } = options;
    if (signal.aborted) return;
    addEventListener.call(this, name, listener, rest);
    signal.addEventListener('abort', () => this.removeEventListener(name, listener, rest));
  };
};
if ('Node' in globalThis) {
  acceptSignals(Object.getPrototypeOf(Node.prototype) as EventTarget);
  acceptSignals(window);
}
