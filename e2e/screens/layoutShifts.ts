import type { Page } from '@playwright/test';

/** https://developer.mozilla.org/en-US/docs/Web/API/LayoutShift, which the types of the DOM lack. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Below it, a line became a few pixels wider when the web font arrived; Lighthouse rounds it to zero, too. */
const smallestShift = 0.001;

interface WatchedWindow {
  __layoutShifts?: string[];
}

/** Records what moves by itself from the first paint on. Call before the page opens. */
export const watchLayoutShifts = async (page: Page): Promise<void> => {
  await page.addInitScript((smallest) => {
    const describeNode = (node: Node | null): string =>
      node instanceof Element
        ? `<${node.localName}> “${node.textContent.trim().slice(0, 40)}”`
        : (node?.nodeName ?? 'a removed element');
    const shifts: string[] = [];
    (globalThis as WatchedWindow).__layoutShifts = shifts;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        if (hadRecentInput || value < smallest) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${describeNode(node)} from ${Math.round(previousRect.y)} to ${Math.round(currentRect.y)} px`,
        );
        shifts.push(`layout shift ${value.toFixed(4)}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  }, smallestShift);
};

/** One line for each time that something moved by itself since the page opened. */
export const findLayoutShifts = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as WatchedWindow).__layoutShifts ?? ['was not watched']);
