import type { Logger } from 'pino';
import type { PlatformAnswer } from '../platformCall.ts';

/** Quarterly; each lives at least a year. */
export const shopifyVersion = '2026-10';

const told = new WeakMap<object, Set<string>>();

/** A version that has ended is answered by the oldest that lives, and only a header says so: warned of once per version. */
export const noteVersion = (log: Pick<Logger, 'warn'>, { header }: Pick<PlatformAnswer, 'header'>): void => {
  const answered = header('x-shopify-api-version');
  const known = told.get(log) ?? new Set<string>([shopifyVersion]);
  told.set(log, known);
  if (!answered || known.has(answered)) return;
  known.add(answered);
  log.warn({ asked: shopifyVersion, answered }, 'Shopify answers by another version of its API');
};
