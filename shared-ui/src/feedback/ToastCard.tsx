import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { elevation } from '../theme/tokens.ts';
import { useAutoClose } from './useAutoClose.ts';
import { useSwipe } from './useSwipe.ts';

export interface ShownToast {
  id: string;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  open: boolean;
  /** Milliseconds. */
  durationMs: number;
  action?: { label: string; run: () => void };
}

/** A toast with role status or alert. Its timer pauses while it is hovered or focused. */
export const ToastCard = ({ toast, onDismiss }: { toast: ShownToast; onDismiss: () => void }) => {
  const [isPaused, setIsPaused] = useState(false);
  const swipe = useSwipe(onDismiss);
  useAutoClose(toast.durationMs, isPaused, onDismiss);
  const isError = toast.variant === 'destructive';
  return (
    <Box
      role={isError ? 'alert' : 'status'}
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      {...swipe}
      sx={{
        display: 'flex',
        gap: 1.5,
        alignItems: 'center',
        px: 2,
        py: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: isError ? 'error.main' : 'divider',
        borderRadius: 2,
        boxShadow: elevation.floating,
        touchAction: 'pan-y',
      }}
    >
      <Icon name={isError ? 'alert' : 'check'} sx={{ color: isError ? 'error.main' : 'success.main' }} />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{toast.title}</Typography>
        {toast.description && <Typography variant="body2">{toast.description}</Typography>}
      </Box>
      {toast.action && (
        <Button size="small" onClick={toast.action.run}>
          {toast.action.label}
        </Button>
      )}
      <IconButton size="small" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="close" />
      </IconButton>
    </Box>
  );
};
