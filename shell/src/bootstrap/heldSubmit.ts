import { pageHydratedEvent } from '@rankwright/contracts/hydration';

/**
 * Holds a form of a prerendered page that is submitted before the page can handle it, says so, and submits it once the page can. The
 * browser would leave the page otherwise.
 */
const page = document;
const note = page.createElement('p');
note.role = 'status';
note.textContent = 'Still loading…';
note.style.cssText =
  'position:fixed;inset:auto 16px 16px;margin:0 auto;width:fit-content;padding:12px 20px;border-radius:8px;background:var(--rw-palette-text-primary);color:var(--rw-palette-background-default);z-index:1400';
let held: SubmitEvent | null = null;

const hold = (event: SubmitEvent): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
  held = event;
  page.body.append(note);
};
const send = (): void => {
  page.removeEventListener('submit', hold, true);
  note.remove();
  // React takes over what was typed at the end of the task in which it hydrates.
  setTimeout(() => (held?.target as HTMLFormElement | undefined)?.requestSubmit(held?.submitter));
};
page.addEventListener('submit', hold, true);
page.addEventListener(pageHydratedEvent, send, { once: true });
