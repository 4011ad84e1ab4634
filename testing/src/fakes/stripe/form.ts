export interface Form {
  [name: string]: string | Form;
}

const setField = (form: Form, path: string[], value: string): void => {
  const [name = '', ...rest] = path;
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next = typeof inner === 'object' ? inner : {};
  form[name] = next;
  setField(next, rest, value);
};

/** Parses nested form fields: `items[0][price]=x` → `{ items: { 0: { price: 'x' } } }`. */
export const parseForm = (text: string): Form => {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text))
    setField(form, name.replaceAll(']', '').split('['), value);
  return form;
};

export const getText = (form: Form, ...path: string[]): string | undefined => {
  let value: string | Form | undefined = form;
  for (const name of path) value = typeof value === 'object' ? value[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};
