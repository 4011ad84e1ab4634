import type { Registry } from '@rankwright/contracts/remote';
import type { Root } from 'react-dom/client';
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

/** Loads the first registry; shows an error with Retry until there is one. `makeRoot` runs only for that error. */
export const loadFirstRegistry = async (
  { registry }: Pick<Kernel, 'registry'>,
  createRoot: () => Root,
): Promise<Registry> => {
  for (;;) {
    await registry.open();
    const known = registry.current();
    if (known) return known;
    await waitForRetry(createRoot());
  }
};
