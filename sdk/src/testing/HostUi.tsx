import { useStore } from 'zustand';
import { useOpenConfirm } from '../dialogs.ts';
import { announcements } from '../host.ts';
import { useToasts } from '../toasts.ts';
import { useUndoOffer } from '../undo.ts';

/** Minimal host UI for tests: the open toast, the undo, the open confirmation dialog and the announcement. */
export const HostUi = () => {
  const toast = useToasts().find((candidate) => candidate.open);
  const confirmRequest = useOpenConfirm();
  const announcement = useStore(announcements);
  const undo = useUndoOffer();
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
      {undo && (
        <button type="button" aria-label={`Undo: ${undo.description}`} onClick={undo.run}>
          Undo
        </button>
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
