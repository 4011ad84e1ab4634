/** What an act that can fail returns inside the shell: a value, or the error as a value. Nothing throws for it. */
export type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

export const getErrorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
