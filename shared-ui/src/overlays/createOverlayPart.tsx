import type { ComponentProps, ElementType } from 'react';
import { useOverlays, type Overlays } from './loadOverlays.ts';

/** What stands inside an overlay and comes in the same chunk, so that it is there whenever the overlay is. */
export const createOverlayPart = <Part extends ElementType>(select: (overlays: Overlays) => Part): Part => {
  const OverlayPart = (props: ComponentProps<Part>) => {
    const { overlays } = useOverlays(true);
    if (!overlays) return null;
    const Loaded: ElementType = select(overlays);
    return <Loaded {...props} />;
  };
  return OverlayPart as Part;
};
