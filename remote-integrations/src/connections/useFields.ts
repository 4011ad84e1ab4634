import { useState, type ChangeEvent } from 'react';

/** Form state with the props (`name`, `value`, `onChange`) of each text field. */
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

/** True when no text is blank. */
export const areAllFilled = (...texts: readonly string[]): boolean =>
  texts.every((text) => text.trim() !== '');
