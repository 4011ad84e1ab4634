type Field = HTMLInputElement | HTMLTextAreaElement;

const findField = (form: HTMLFormElement, name: string): Field | null =>
  form.querySelector<Field>(`[name="${name}"]`);

const setInvalid = (field: Field, isInvalid: boolean): void => {
  field.toggleAttribute('aria-invalid', isInvalid);
  if (isInvalid) field.setAttribute('aria-invalid', 'true');
  field.closest('.MuiOutlinedInput-root')?.classList.toggle('Mui-error', isInvalid);
};

const clearFieldError = (field: Field): void => {
  setInvalid(field, false);
  const id = field.getAttribute('aria-describedby');
  if (id) document.getElementById(id)?.remove();
  field.removeAttribute('aria-describedby');
};

const showFieldError = (form: HTMLFormElement, field: Field, text: string): void => {
  const template = form.querySelector<HTMLElement>('[data-field-error-template]');
  if (!template) return;
  const error = template.cloneNode() as HTMLElement;
  error.removeAttribute('data-field-error-template');
  error.hidden = false;
  error.id = `${field.id}-error`;
  error.textContent = text;
  setInvalid(field, true);
  field.setAttribute('aria-describedby', error.id);
  field.closest('.MuiFormControl-root')?.append(error);
};

/** Replaces the errors of a form's fields and focuses the first of them; a field's error goes when its value changes. */
export const showFieldErrors = (form: HTMLFormElement, errors: Readonly<Record<string, string>>): void => {
  for (const field of form.querySelectorAll<Field>('[aria-invalid="true"]')) clearFieldError(field);
  for (const [name, text] of Object.entries(errors)) {
    const field = findField(form, name);
    if (!field) continue;
    showFieldError(form, field, text);
    field.addEventListener('input', () => clearFieldError(field), { once: true });
  }
  form.querySelector<Field>('[aria-invalid="true"]')?.focus();
};
