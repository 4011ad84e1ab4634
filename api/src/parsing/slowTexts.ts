import { createHash } from 'node:crypto';

const rememberMs = 10 * 60_000;
const maxTexts = 1_000;

const hash = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Remembers for ten minutes which texts took too long, so that asking again costs nothing. */
export const createSlowTexts = (now: () => number) => {
  const ends = new Map<string, number>();
  return {
    add: (text: unknown): void => {
      if (typeof text !== 'string') return;
      const [oldest] = ends.keys();
      if (ends.size >= maxTexts && oldest !== undefined) ends.delete(oldest);
      ends.set(hash(text), now() + rememberMs);
    },
    has: (text: unknown): boolean =>
      typeof text === 'string' && ends.size > 0 && (ends.get(hash(text)) ?? 0) > now(),
  };
};
