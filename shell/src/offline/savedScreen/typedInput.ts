import { hasUnsavedWork } from '@rankwright/sdk/host';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (target: EventTarget | null): target is TextField =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** Follows what the person types. Returns whether the screen shows something that is not saved on the server. */
export const followTypedInput = (page: Document): (() => boolean) => {
  const typed = new Set<TextField>();
  let wasUnsaved = false;
  page.addEventListener(
    'input',
    ({ target }) => {
      if (isTextField(target)) typed.add(target);
    },
    true,
  );
  return () => {
    if (hasUnsavedWork()) {
      wasUnsaved = true;
      return true;
    }
    if (wasUnsaved) typed.clear();
    wasUnsaved = false;
    for (const field of typed) if (!field.isConnected || field.value === '') typed.delete(field);
    return typed.size > 0;
  };
};
