import { useState, type ChangeEvent } from 'react';
import { useFieldErrors } from './useFieldErrors.ts';

type TextName<Values> = {
  [Name in keyof Values]-?: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** The values of a form, what is wrong with them, and the props that bind a text field to both. */
export const useFormFields = <Values extends object>(initial: Values) => {
  const [values, setValues] = useState(initial);
  const [formRef, errors] = useFieldErrors<TextName<Values>>();
  const field = (name: TextName<Values>) => ({
    name,
    value: values[name] as string,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setValues((before) => ({ ...before, [name]: value }));
      errors.clear(name);
    },
    ...errors.errorOf(name),
  });
  return { values, setValues, formRef, errors, field };
};
