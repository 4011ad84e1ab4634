import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toHaveNoViolations } from 'jest-axe';

expect.extend(toHaveNoViolations);
/** Screens and axe take their time on a busy machine; what never comes is still told. */
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

/** jsdom lays nothing out: nothing ever changes its size, and there is nowhere to scroll. */
class StillObserver implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
}
if (!('ResizeObserver' in globalThis)) Object.assign(globalThis, { ResizeObserver: StillObserver });
/** Tests of the kernel run without a document. */
if ('Element' in globalThis && !('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
