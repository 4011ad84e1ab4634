import { useStore } from 'zustand';
import { useOpenConfirm } from '../dialogs.ts';
import { announcements } from '../host.ts';
import { useToasts } from '../toasts.ts';

/** Minimal host UI for tests: the open toast, the open confirmation dialog and the announcement. */
export const HostUi = () => {
  const toast = useToasts().find((candidate) => candidate.open);
  const confirmRequest = useOpenConfirm();
  const announcement = useStore(announcements);
  return (
    <>
      {toast && (
        <div role={toast.variant === 'destructive' ? 'alert' : 'status'} aria-label="Notification">
          <strong>{toast.title}</strong>
          <span>{toast.description}</span>
          {toast.action && (
            <button type="button" onClick={toast.action.run}>
              {toast.action.label}
            </button>
          )}
        </div>
      )}
      {confirmRequest && (
        <div role="alertdialog" aria-label={confirmRequest.title}>
          <p>{confirmRequest.text}</p>
          <button type="button" onClick={() => confirmRequest.answer(true)}>
            {confirmRequest.confirmLabel}
          </button>
          <button type="button" onClick={() => confirmRequest.answer(false)}>
            {confirmRequest.cancelLabel ?? 'Cancel'}
          </button>
        </div>
      )}
      <div aria-live="polite" data-testid="announcement">
        {announcement.text}
      </div>
    </>
  );
};
