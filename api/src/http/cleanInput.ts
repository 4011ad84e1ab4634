import { AppError } from './AppError.ts';

const cleanText = (text: string): string => {
  if (text.includes('\0')) throw new AppError('INVALID_REQUEST');
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
};

/** PostgreSQL stores neither NUL nor lone surrogates: NUL is rejected, lone surrogates become U+FFFD. */
export const cleanInput = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanInput);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), cleanInput(inner)]));
};
