import type { ComponentProps, ElementType } from 'react';
import { useOverlays, type Overlays } from './loadOverlays.ts';

type PartName = {
  [Name in keyof Overlays]: Name extends `Dialog${string}` | 'MenuItem' ? Name : never;
}[keyof Overlays];

/** What stands inside an overlay and comes in the same chunk, so that it is there whenever the overlay is. */
export const createOverlayPart = <Name extends PartName>(name: Name): Overlays[Name] => {
  const OverlayPart = (props: ComponentProps<Overlays[Name]>) => {
    const { overlays } = useOverlays(true);
    if (!overlays) return null;
    const Loaded = overlays[name] as ElementType;
    return <Loaded {...props} />;
  };
  return OverlayPart as Overlays[Name];
};
