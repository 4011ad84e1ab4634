import { useEffect, useState } from 'react';

/** Error messages by field. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

const focusFirst = (form: HTMLFormElement | null): void =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

/** Returns the form's ref and the errors of its fields. Showing errors focuses the first invalid field. */
export const useFieldErrors = <Name extends string>() => {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [{ errors, attempt }, setState] = useState<{ errors: FieldErrors<Name>; attempt: number }>({
    errors: {},
    attempt: 0,
  });
  useEffect(() => {
    if (attempt > 0) focusFirst(form);
  }, [attempt, form]);
  const fields = {
    /** The `error` prop of a field, or an empty object. */
    getErrorProps: (name: Name): { error?: string } => (errors[name] ? { error: errors[name] } : {}),
    /** Replaces the errors; true when there are none. */
    show: (found: FieldErrors<Name>): boolean => {
      setState(({ attempt: before }) => ({ errors: found, attempt: before + 1 }));
      return Object.keys(found).length === 0;
    },
    /** Removes the error of a field, when its value changes. */
    clear: (name: Name): void =>
      setState((before) => ({
        ...before,
        errors: Object.fromEntries(
          Object.entries(before.errors).filter(([key]) => key !== name),
        ) as FieldErrors<Name>,
      })),
  };
  return [setForm, fields] as const;
};
