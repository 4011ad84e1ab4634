import { useCallback, useState, type SetStateAction } from 'react';
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
  [formRef, errors]: readonly [
    formRef: (form: HTMLFormElement | null) => void,
    errors: ReturnType<typeof useFieldErrors<Name<Values>>>[1],
  ],
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

type NamedField = HTMLInputElement | HTMLTextAreaElement;
type TypedValue = [name: string, value: string | boolean];

/** What was typed into a prerendered form, or filled in by the browser, before React hydrated it: it stays on screen, but no change is reported. */
const readTypedValues = (form: HTMLFormElement): TypedValue[] =>
  [...form.querySelectorAll<NamedField>('input[name], textarea[name]')].flatMap((field): TypedValue[] => {
    if (!(field instanceof HTMLInputElement && field.type === 'checkbox'))
      return field.value === field.defaultValue ? [] : [[field.name, field.value]];
    return field.checked === field.defaultChecked ? [] : [[field.name, field.checked]];
  });

const mergeTypedValues = <Values extends object>(values: Values, typed: readonly TypedValue[]): Values => {
  const known = Object.entries(values);
  const isOfField = ([name, value]: TypedValue): boolean =>
    known.some(([key, before]) => key === name && typeof before === typeof value);
  return { ...values, ...Object.fromEntries(typed.filter(isOfField)) };
};

/**
 * The one way of forms: their values and errors, `field(name)` with the props of a text field, `change(name)` for other
 * controls, and whether the values differ from the saved ones.
 */
export const useFormFields = <Values extends object>(initial: Values | (() => Values)) => {
  const [values, setValues] = useState(initial);
  const [setForm, errors] = useFieldErrors<Name<Values>>();
  const formRef = useCallback(
    (form: HTMLFormElement | null) => {
      setForm(form);
      const typed = form ? readTypedValues(form) : [];
      if (typed.length > 0) setValues((before) => mergeTypedValues(before, typed));
    },
    [setForm],
  );
  return bindFields(values, setValues, [formRef, errors]);
};

/** `useFormFields` over values that are kept elsewhere. */
export const useBoundFormFields = <Values extends object>({ value, setValue }: FormState<Values>) =>
  bindFields<Values>(
    value,
    (action) => setValue(typeof action === 'function' ? action(value) : action),
    useFieldErrors<Name<Values>>(),
  );

export type FormFields<Values extends object> = ReturnType<typeof useFormFields<Values>>;
