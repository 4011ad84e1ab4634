import { pageTakenOverEvent } from '@rankwright/contracts/heldPage';

const controls = 'button, label, input[type=checkbox], input[type=radio], [role=button], [role=switch]';
const texts = 'input:not([type=checkbox], [type=radio], [type=range], [type=file], [type=hidden]), textarea';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Sets a text as typing does: React hears of a change only when the field's own property was passed by. */
const retype = (field: TextField): void => {
  const typed = field.value;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as TextField, 'value')?.set?.call(
    field,
    typed,
  );
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const pressed = ({ target }: Event): HTMLElement | null =>
  target instanceof Element && !target.closest('a[href]') ? target.closest<HTMLElement>(controls) : null;

/**
 * Until the app has taken the page over, what is pressed waits and what is typed or filled in stays; then both are
 * done, each once. Links need nobody: they lead where they say.
 */
export const keepActions = (page: Document): void => {
  const waiting = new Set<HTMLElement>();
  const keep = (event: Event): void => {
    const control = pressed(event);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.add(control);
  };
  const hold = (event: Event): void => event.preventDefault();
  const takenOver = (): void => {
    page.removeEventListener('click', keep, true);
    page.removeEventListener('submit', hold, true);
    const changed = [...page.querySelectorAll<TextField>(texts)].filter(
      ({ value, defaultValue }) => value !== defaultValue,
    );
    for (const field of changed) retype(field);
    // React takes in what was typed at the end of this task; only then may a form be sent.
    setTimeout(() => {
      for (const control of waiting) if (control.isConnected) control.click();
    });
  };
  page.addEventListener('click', keep, true);
  page.addEventListener('submit', hold, true);
  page.addEventListener(pageTakenOverEvent, takenOver, { once: true });
};
