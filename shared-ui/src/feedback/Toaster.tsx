import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { ToastCard, type ShownToast } from './ToastCard.tsx';

export type { ShownToast } from './ToastCard.tsx';

export interface ToasterProps {
  toasts: readonly ShownToast[];
  onDismiss: (id: string) => void;
  /** `bottom` for a screen that has its commands at the top: the lower right corner, on phones above a bar at the edge. */
  placement?: 'top' | 'bottom';
}

const placementStyles = {
  top: { top: 8, left: '50%', transform: 'translateX(-50%)', width: 'min(440px, 100vw - 16px)' },
  bottom: { bottom: { xs: 72, md: 16 }, right: { xs: 8, md: 16 }, width: 'min(360px, 100vw - 16px)' },
} as const;

/** Toast region clear of the work: over the host's header, or at the bottom; F8 moves the focus to it. */
export const Toaster = ({ toasts, onDismiss, placement = 'top' }: ToasterProps) => {
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
        ...placementStyles[placement],
      }}
    >
      {openToast && (
        <ToastCard key={openToast.id} toast={openToast} onDismiss={() => onDismiss(openToast.id)} />
      )}
    </Box>
  );
};
