import { useState, type ChangeEvent } from 'react';
import { useFieldErrors } from './useFieldErrors.ts';

type TextName<Values> = {
  [Name in keyof Values]-?: Values[Name] extends string ? Name : never;
}[keyof Values] &
  string;

/** Values and errors of a form, and `field(name)` with the props of a text field. */
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
  return { values, setValues, formRef, errors, field };
};
