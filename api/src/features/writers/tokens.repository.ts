import type { TokenUsage } from '@rankwright/contracts/generations';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { tokenCounters } from '../../database/schema/writers.ts';

const formatPeriod = (now: Date): string => now.toISOString().slice(0, 7);

/** Adds to the tokens of the current calendar month (UTC). */
export const countTokens = async (
  db: Database,
  ownerId: string,
  model: string | null,
  { input, output }: TokenUsage,
  now: Date,
): Promise<void> => {
  if (!model || input + output === 0) return;
  await db
    .insert(tokenCounters)
    .values({ ownerId, period: formatPeriod(now), model, input, output })
    .onConflictDoUpdate({
      target: [tokenCounters.ownerId, tokenCounters.period, tokenCounters.model],
      set: {
        input: sql`${tokenCounters.input} + ${input}`,
        output: sql`${tokenCounters.output} + ${output}`,
      },
    });
};

export const readTokens = async (db: Database, ownerId: string, now: Date): Promise<TokenUsage> => {
  const [row] = await db
    .select({
      input: sql<number>`coalesce(sum(${tokenCounters.input}), 0)::int`,
      output: sql<number>`coalesce(sum(${tokenCounters.output}), 0)::int`,
    })
    .from(tokenCounters)
    .where(and(eq(tokenCounters.ownerId, ownerId), eq(tokenCounters.period, formatPeriod(now))));
  return row ?? { input: 0, output: 0 };
};
