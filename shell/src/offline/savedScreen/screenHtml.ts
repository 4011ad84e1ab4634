const removedSelector =
  'script, style, template, noscript, iframe, object, embed, video, audio, img[src^="blob:"], .MuiTouchRipple-root';

/** What ties elements together or makes them known to others: the app has the same names at the same time. */
const removedAttributes = [
  'id',
  'for',
  'name',
  'form',
  'list',
  'autofocus',
  'data-screen',
  'aria-live',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
];

const focusClasses = ['Mui-focused', 'Mui-focusVisible'];

/** A copy has the values of its fields in its state, and HTML has none of that. */
const writeFieldState = (field: Element): void => {
  if (field instanceof HTMLTextAreaElement) field.textContent = field.value;
  if (field instanceof HTMLOptionElement) field.toggleAttribute('selected', field.selected);
  if (!(field instanceof HTMLInputElement)) return;
  if (['checkbox', 'radio'].includes(field.type)) field.toggleAttribute('checked', field.checked);
  else if (['password', 'file', 'hidden'].includes(field.type)) field.removeAttribute('value');
  else field.setAttribute('value', field.value);
};

/** Pictures refer to their own parts by id. */
const isPartOfPicture = (element: Element): boolean => element.closest('svg') !== null;

const cleanElement = (element: Element): void => {
  writeFieldState(element);
  for (const { name } of [...element.attributes]) if (name.startsWith('on')) element.removeAttribute(name);
  if (isPartOfPicture(element)) return;
  for (const name of removedAttributes) element.removeAttribute(name);
  element.classList.remove(...focusClasses);
};

/** The HTML of what is on screen, without what runs, what is secret, and what only the live screen has. */
export const createScreenHtml = (layout: Element): string => {
  const copy = layout.cloneNode(true) as Element;
  for (const element of copy.querySelectorAll(removedSelector)) element.remove();
  for (const element of [copy, ...copy.querySelectorAll('*')]) cleanElement(element);
  return copy.outerHTML;
};
