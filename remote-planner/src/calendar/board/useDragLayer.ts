import { useCallback, useState, type ComponentType } from 'react';
import type { DragLayerProps } from './DragLayer.tsx';

/** The code that drags, once `load` has brought it. When it does not come, the next pointer tries again. */
export const useDragLayer = () => {
  const [loaded, setLoaded] = useState<{ DragLayer: ComponentType<DragLayerProps> } | null>(null);
  const load = useCallback((): void => {
    import(/* webpackChunkName: "drag-layer" */ './DragLayer.tsx').then(setLoaded, () => undefined);
  }, []);
  return { DragLayer: loaded?.DragLayer, load };
};
