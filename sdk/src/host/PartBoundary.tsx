import { Button, ErrorState, Paper, Typography } from '@rankwright/shared-ui/core';
import { Component, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useIsSlow } from './useIsSlow.ts';
import { useRetryOnReturn } from './useRetryOnReturn.ts';

export interface LazyPartProps {
  /** Stands in the part's place until its script has come. */
  fallback?: ReactNode;
  /** For a dialog or a panel: its loading and its failure float above the screen and can be closed. */
  onClose?: () => void;
}

type Close = (() => void) | undefined;

/** What stands for a dialog or a panel that is not there. */
const Floating = ({ onClose, children }: { onClose: () => void; children: ReactNode }) =>
  createPortal(
    <Paper
      elevation={8}
      sx={{
        position: 'fixed',
        zIndex: 'tooltip',
        top: 8,
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'min(440px, 100vw - 16px)',
        p: 2,
        // What loads at once does not flash.
        animation: 'rw-appear 0s 300ms backwards',
        '@keyframes rw-appear': { from: { visibility: 'hidden' } },
      }}
    >
      {children}
      <Button size="small" sx={{ mt: 1 }} onClick={onClose}>
        Close
      </Button>
    </Paper>,
    document.body,
  );

/** A part that loads: its skeleton at once, and a word after three seconds. */
export const PartLoading = ({ onClose, children }: { onClose: Close; children: ReactNode }) => {
  const isSlow = useIsSlow();
  const message = (
    <>
      {/* Says to tests that a part is still to come. */}
      <span hidden data-loading-part="" />
      {(isSlow || onClose) && (
        <Typography role="status" color="textSecondary">
          {isSlow ? 'Still loading…' : 'Loading…'}
        </Typography>
      )}
    </>
  );
  if (onClose) return <Floating onClose={onClose}>{message}</Floating>;
  return (
    <>
      {message}
      {children}
    </>
  );
};

const PartFailure = ({
  isLoaded,
  onRetry,
  onClose,
}: {
  isLoaded: boolean;
  onRetry: () => void;
  onClose: Close;
}) => {
  useRetryOnReturn(!isLoaded, onRetry);
  const failure = (
    <ErrorState
      size="small"
      title={isLoaded ? 'This part of the page stopped' : 'This part of the page could not be loaded'}
      text={
        isLoaded
          ? 'It met an error on our side. The rest of the page still works.'
          : 'Check your connection and try again. The rest of the page still works.'
      }
      onRetry={onRetry}
    />
  );
  return onClose ? <Floating onClose={onClose}>{failure}</Floating> : failure;
};

interface PartBoundaryProps {
  /** False while the part's script has not come. */
  isLoaded: () => boolean;
  onRetry: () => void;
  onClose: Close;
  children: ReactNode;
}

/** Shows the failure of a part in its place; the screen around it stays. */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError = () => ({ hasFailed: true });

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  retry = (): void => {
    this.props.onRetry();
    this.setState({ hasFailed: false });
  };

  override render(): ReactNode {
    const { isLoaded, onClose, children } = this.props;
    return this.state.hasFailed ? (
      <PartFailure isLoaded={isLoaded()} onRetry={this.retry} onClose={onClose} />
    ) : (
      children
    );
  }
}
