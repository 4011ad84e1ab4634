import { createLazyComponent } from '@rankwright/sdk/host';
import type { ComponentType } from 'react';

/**
 * A component that loads when it is first shown. Spread `preload` on what leads to it, to load it when the pointer or
 * the focus arrives there. A failure shows when the component is rendered.
 */
export const createLazyView = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const View = createLazyComponent(load);
  const startLoading = (): void => {
    View.preload().catch(() => undefined);
  };
  return {
    View,
    isLoaded: View.isLoaded,
    preload: { onPointerEnter: startLoading, onFocus: startLoading },
  };
};
