/**
 * Holds a form that is submitted before its page script runs, and submits it again once the page is parsed and its deferred scripts have
 * run. The browser would leave the page for the API's answer.
 */
export const holdEarlySubmits = (page: Document, signal: AbortSignal): void => {
  let held: SubmitEvent | null = null;
  const hold = (event: SubmitEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held = event;
  };
  const submitHeld = (): void => {
    page.removeEventListener('submit', hold, true);
    (held?.target as HTMLFormElement | undefined)?.requestSubmit(held?.submitter);
  };
  page.addEventListener('submit', hold, { capture: true, signal });
  page.addEventListener('DOMContentLoaded', submitHeld, { once: true, signal });
};
