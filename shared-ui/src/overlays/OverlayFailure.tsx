import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { createPortal } from 'react-dom';

/** In place of an overlay that could not be loaded. */
export const OverlayFailure = ({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) =>
  createPortal(
    <Alert
      severity="error"
      sx={{
        position: 'fixed',
        zIndex: 1600,
        top: 8,
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'min(440px, 100vw - 16px)',
        bgcolor: 'background.paper',
        alignItems: 'center',
      }}
      action={
        <>
          <Button size="small" color="inherit" onClick={onRetry}>
            Retry
          </Button>
          <Button size="small" color="inherit" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      This part of the page could not be loaded. Check your connection and try again.
    </Alert>,
    document.body,
  );
