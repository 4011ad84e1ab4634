import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { ToastCard, type ShownToast } from './ToastCard.tsx';

export type { ShownToast } from './ToastCard.tsx';

/** Toast region over the host's header, clear of the work below it; F8 moves the focus to it. */
export const Toaster = ({
  toasts,
  onDismiss,
}: {
  toasts: readonly ShownToast[];
  onDismiss: (id: string) => void;
}) => {
  const region = useRef<HTMLDivElement>(null);
  const openToast = toasts.find((toast) => toast.open);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <Box
      ref={region}
      role="region"
      data-toast-region
      aria-label="Notifications (F8)"
      tabIndex={-1}
      sx={{
        position: 'fixed',
        zIndex: 1600,
        top: 8,
        left: '50%',
        width: 'min(440px, 100vw - 16px)',
        transform: 'translateX(-50%)',
      }}
    >
      {openToast && (
        <ToastCard key={openToast.id} toast={openToast} onDismiss={() => onDismiss(openToast.id)} />
      )}
    </Box>
  );
};
