import type { Registry } from '@rankwright/contracts/remote';
import { createRoot, type Root } from 'react-dom/client';
import type { Kernel } from '../kernel/kernel.ts';
import { StartFailure } from './StartFailure.tsx';

/** Shows the start failure; resolves when the user presses Retry or the network is back. */
const waitForRetry = (root: Root): Promise<void> =>
  new Promise((resolve) => {
    const retry = () => {
      window.removeEventListener('online', retry);
      resolve();
    };
    window.addEventListener('online', retry);
    root.render(<StartFailure onRetry={retry} />);
  });

/** Loads the first registry; shows an error with Retry until there is one. */
export const loadFirstRegistry = async (
  { registry }: Pick<Kernel, 'registry'>,
  container: HTMLElement,
): Promise<Registry> => {
  let failure: Root | null = null;
  for (;;) {
    await registry.open();
    const known = registry.current();
    if (known) {
      failure?.unmount();
      return known;
    }
    failure ??= createRoot(container);
    await waitForRetry(failure);
  }
};
