import { useState, type ChangeEvent } from 'react';

/** The texts of a form, and what each field needs to show and change its own. */
export const useFields = <Values extends object>(initial: Values) => {
  const [values, setValues] = useState(initial);
  const field = <Name extends keyof Values & string>(name: Name) => ({
    name,
    value: values[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setValues((current) => ({ ...current, [name]: event.target.value })),
  });
  return { values, setValues, field };
};

/** Every one of these has something in it. */
export const allFilled = (...texts: readonly string[]): boolean => texts.every((text) => text.trim() !== '');
