import { lazy, type ComponentType } from 'react';

/**
 * A component that loads when it is first shown. Spread `preload` on what leads to it, to load it when the pointer or
 * the focus arrives there. A failure shows when the component is rendered.
 */
export const createLazyView = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  const startLoading = (): void => {
    load().catch(() => undefined);
  };
  return {
    View: lazy(async () => ({ default: await load() })),
    preload: { onPointerEnter: startLoading, onFocus: startLoading },
  };
};
