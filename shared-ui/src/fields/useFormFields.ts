import { useState, type ChangeEvent } from 'react';
import { useFieldErrors } from './useFieldErrors.ts';

type TextName<Values> = {
  [Name in keyof Values]-?: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/**
 * The one way of forms: their values and errors, `field(name)` with the props of a text field, and whether the values differ
 * from the saved ones.
 */
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
    ...errors.getErrorProps(name),
  });
  const isChanged = (saved: Values): boolean =>
    (Object.keys(values) as (keyof Values)[]).some((name) => values[name] !== saved[name]);
  return { values, setValues, formRef, errors, field, isChanged };
};
