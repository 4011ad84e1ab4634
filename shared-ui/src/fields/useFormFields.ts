import { useState, type SetStateAction } from 'react';
import { useFieldErrors } from './useFieldErrors.ts';

type Name<Values> = keyof Values & string;

/** How the value of a field is read from its text; needed where it is not text. */
type Parse<Value> = [Value] extends [string]
  ? [parse?: (text: string) => Value]
  : [parse: (text: string) => Value];

/** Values that are kept elsewhere, for example in a draft. */
export interface FormState<Values> {
  value: Values;
  setValue: (values: Values) => void;
}

const bindFields = <Values extends object>(
  values: Values,
  setValues: (action: SetStateAction<Values>) => void,
  [formRef, errors]: ReturnType<typeof useFieldErrors<Name<Values>>>,
) => {
  const change =
    <Field extends Name<Values>>(name: Field) =>
    (value: Values[Field]): void => {
      setValues((before) => ({ ...before, [name]: value }));
      errors.clear(name);
    };
  const field = <Field extends Name<Values>>(name: Field, ...[parse]: Parse<Values[Field]>) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      change<Field>(name)(parse ? parse(target.value) : (target.value as Values[Field])),
    ...errors.getErrorProps(name),
  });
  const isChanged = (saved: Values): boolean =>
    (Object.keys(values) as (keyof Values)[]).some((name) => values[name] !== saved[name]);
  return { values, setValues, formRef, errors, field, change, isChanged };
};

/**
 * The one way of forms: their values and errors, `field(name)` with the props of a text field, `change(name)` for other
 * controls, and whether the values differ from the saved ones.
 */
export const useFormFields = <Values extends object>(initial: Values | (() => Values)) => {
  const [values, setValues] = useState(initial);
  return bindFields(values, setValues, useFieldErrors<Name<Values>>());
};

/** `useFormFields` over values that are kept elsewhere. */
export const useBoundFormFields = <Values extends object>({ value, setValue }: FormState<Values>) =>
  bindFields<Values>(
    value,
    (action) => setValue(typeof action === 'function' ? action(value) : action),
    useFieldErrors<Name<Values>>(),
  );

export type FormFields<Values extends object> = ReturnType<typeof useFormFields<Values>>;
