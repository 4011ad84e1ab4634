import type { ComponentType } from 'react';
import { loadOverlays, useOverlays, type Overlays } from './loadOverlays.ts';
import { OverlayFailure } from './OverlayFailure.tsx';

interface OverlayProps {
  open?: boolean | undefined;
  onClose?: ((event: object, reason: 'escapeKeyDown') => void) | undefined;
}

/** An overlay whose code loads when it first opens; what opened it stays as it is, so no click is lost. */
export const createOverlay = <Props extends OverlayProps>(
  select: (overlays: Overlays) => ComponentType<Props>,
) => {
  const Overlay = (props: Props) => {
    const { open = false, onClose } = props;
    const { overlays, failed } = useOverlays(open);
    if (overlays) {
      const Loaded = select(overlays);
      return <Loaded {...props} />;
    }
    if (!open || !failed) return null;
    return (
      <OverlayFailure onRetry={() => void loadOverlays()} onClose={() => onClose?.({}, 'escapeKeyDown')} />
    );
  };
  return Overlay;
};
