import { AppError } from './AppError.ts';

const cleanText = (text: string): string => {
  if (text.includes('\0')) throw new AppError('INVALID_REQUEST');
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
};

/** PostgreSQL takes neither NUL nor half a surrogate pair: the first is refused, the second is replaced. */
export const clean = (value: unknown): unknown => {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(clean);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [cleanText(key), clean(inner)]));
};
