import { getConnectFieldError, type ConnectField } from '@rankwright/contracts/connections';

/** The values of the form by field; those of a new connection are empty. */
export const createConnectValues = (
  fields: readonly ConnectField[],
  saved: Record<string, string> = {},
): Record<string, string> => Object.fromEntries(fields.map(({ name }) => [name, saved[name] ?? '']));

export const trimValues = (values: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));

/** Errors by field; empty when every value can be saved. */
export const listConnectErrors = (
  fields: readonly ConnectField[],
  values: Record<string, string>,
): Record<string, string> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const error = getConnectFieldError(field, values[field.name] ?? '');
      return error ? [[field.name, error] as const] : [];
    }),
  );
