import { pageHydratedEvent } from '@rankwright/contracts/deferredHydration';

const controlSelector =
  'button, label, input[type=checkbox], input[type=radio], [role=button], [role=switch]';
const textFieldSelector = 'input:not([type=checkbox], [type=radio], [type=file], [type=hidden]), textarea';

type TextField = HTMLInputElement | HTMLTextAreaElement;

/** Sets the value through the prototype's setter, because React ignores changes made through its own property tracker. */
const replayInput = (field: TextField): void => {
  const typed = field.value;
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as TextField, 'value')?.set?.call(
    field,
    typed,
  );
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

const findControl = ({ target }: Event): HTMLElement | null =>
  target instanceof Element && !target.closest('a[href]')
    ? target.closest<HTMLElement>(controlSelector)
    : null;

/**
 * Shows the value of a native slider: the first number of its `<output>` is replaced. As an attribute, which the page's
 * styles show, because other text than the prerendered one would stop the hydration.
 */
const updateOutput = ({ target }: Event): void => {
  if (!(target instanceof HTMLInputElement) || target.type !== 'range') return;
  const output = [...target.ownerDocument.querySelectorAll('output')].find(({ htmlFor }) =>
    htmlFor.contains(target.id),
  );
  if (!output) return;
  const text = output.textContent.replace(/[\d.,]*\d/, Number(target.value).toLocaleString('en-US'));
  output.dataset.live = text;
  target.setAttribute('aria-valuetext', text);
};

const resetOutputs = (page: Document): void => {
  for (const output of page.querySelectorAll('output[data-live]')) output.removeAttribute('data-live');
};

/**
 * Records clicks and changed text fields until the app has hydrated the page, then replays each once. Links keep
 * working natively.
 */
export const replayEvents = (page: Document): void => {
  const recordedControls = new Set<HTMLElement>();
  const recordClick = (event: Event): void => {
    const control = findControl(event);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    recordedControls.add(control);
  };
  const preventSubmit = (event: Event): void => event.preventDefault();
  const replay = (): void => {
    page.removeEventListener('click', recordClick, true);
    page.removeEventListener('submit', preventSubmit, true);
    page.removeEventListener('input', updateOutput, true);
    resetOutputs(page);
    const changed = [...page.querySelectorAll<TextField>(textFieldSelector)].filter(
      ({ value, defaultValue }) => value !== defaultValue,
    );
    for (const field of changed) replayInput(field);
    // React handles the replayed input at the end of this task; a form may be submitted only after that.
    setTimeout(() => {
      for (const control of recordedControls) if (control.isConnected) control.click();
    });
  };
  page.addEventListener('click', recordClick, true);
  page.addEventListener('submit', preventSubmit, true);
  page.addEventListener('input', updateOutput, true);
  page.addEventListener(pageHydratedEvent, replay, { once: true });
};
