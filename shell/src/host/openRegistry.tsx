import type { Registry } from '@rankwright/contracts/remote';
import type { Root } from 'react-dom/client';
import type { Kernel } from '../kernel/kernel.ts';
import { StartFailure } from './StartFailure.tsx';

/** Resolves when a person asks for another try, or the network comes back. */
const untilAsked = (root: Root): Promise<void> =>
  new Promise((resolve) => {
    const ask = () => {
      window.removeEventListener('online', ask);
      resolve();
    };
    window.addEventListener('online', ask);
    root.render(<StartFailure onRetry={ask} />);
  });

/** The registry to begin with; while there is none, an error with Retry. `makeRoot` runs only when that is needed. */
export const openRegistry = async (
  { registry }: Pick<Kernel, 'registry'>,
  makeRoot: () => Root,
): Promise<Registry> => {
  for (;;) {
    await registry.open();
    const known = registry.current();
    if (known) return known;
    await untilAsked(makeRoot());
  }
};
