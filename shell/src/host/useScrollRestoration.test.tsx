import { RouterProvider, type Router } from '@rankwright/sdk/router';
import { createMemoryRouter } from '@rankwright/sdk/testing';
import { act, render } from '@testing-library/react';
import { useScrollRestoration } from './useScrollRestoration.ts';

/** Offset in pixels to which the page can be scrolled. */
let maxOffset = 0;
let resize = (): void => undefined;

const setOffset = (offset: number): void => {
  Object.assign(window, { scrollY: Math.min(offset, maxOffset) });
};

const scroll = (offset: number): void => {
  setOffset(offset);
  window.dispatchEvent(new Event('scroll'));
};

const growTo = (offset: number): void => {
  maxOffset = offset;
  resize();
};

class ManualObserver {
  constructor(onResize: () => void) {
    resize = onResize;
  }
  observe(): void {
    // `growTo` reports instead.
  }
  disconnect(): void {
    resize = () => undefined;
  }
}

const Page = () => {
  useScrollRestoration();
  return null;
};

/** Opens a page of which 2000 pixels can be scrolled, at 900. */
const openScrolledPage = (): Router => {
  maxOffset = 2000;
  const router = createMemoryRouter('/history');
  render(
    <RouterProvider router={router}>
      <Page />
    </RouterProvider>,
  );
  scroll(900);
  return router;
};

/** Leaves a page at 900 pixels and comes back to it while it is still as high as the window. */
const returnToShortPage = async (): Promise<void> => {
  const router = openScrolledPage();
  await act(() => router.navigate('/article'));
  expect(window.scrollY).toBe(0);
  maxOffset = 0;
  await act(() => router.navigate(-1));
};

beforeEach(() => {
  Object.assign(globalThis, { ResizeObserver: ManualObserver });
  window.scrollTo = ((options: ScrollToOptions) => setOffset(options.top ?? 0)) as typeof window.scrollTo;
  setOffset(0);
});

it('scrolls to where the page was left once the page is high enough', async () => {
  await returnToShortPage();
  growTo(500);
  expect(window.scrollY).toBe(500);
  growTo(2000);
  expect(window.scrollY).toBe(900);
  scroll(1200);
  growTo(3000);
  expect(window.scrollY).toBe(1200);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'leaves the page alone after a %s',
  async (input) => {
    await returnToShortPage();
    window.dispatchEvent(new Event(input));
    growTo(2000);
    expect(window.scrollY).toBe(0);
  },
);

it('keeps what was recorded when the browser scrolls for the next page before it is shown', async () => {
  const router = openScrolledPage();
  window.dispatchEvent(new Event('popstate'));
  scroll(300);
  await act(() => router.navigate('/article'));
  await act(() => router.navigate(-1));
  expect(window.scrollY).toBe(900);
});
