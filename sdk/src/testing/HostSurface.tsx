import { useStore } from 'zustand';
import { useOpenConfirm } from '../dialogs.ts';
import { announcements } from '../host.ts';
import { useToasts } from '../toasts.ts';

/** What the host would draw around a screen, as plain as a test needs it: the open toast, the open question, the announcement. */
export const HostSurface = () => {
  const toast = useToasts().find((candidate) => candidate.open);
  const question = useOpenConfirm();
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
      {question && (
        <div role="alertdialog" aria-label={question.title}>
          <p>{question.text}</p>
          <button type="button" onClick={() => question.answer(true)}>
            {question.confirmLabel}
          </button>
          <button type="button" onClick={() => question.answer(false)}>
            {question.cancelLabel ?? 'Cancel'}
          </button>
        </div>
      )}
      <div aria-live="polite" data-testid="announcement">
        {announcement.text}
      </div>
    </>
  );
};
