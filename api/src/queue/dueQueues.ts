import type PgBoss from 'pg-boss';

/** Planned once for all partitions; a subquery for each queue took twice as long, mostly to plan. */
const findDueQueues = `
  select name from pgboss.job where state < 'active' and start_after < now() group by name`;

/**
 * Looks every `intervalMs` which queues have jobs to run, and calls `wake` for each. One query for all queues, because
 * a query per worker kept an idle embedded database at five per cent of a core. Returns a function that stops it.
 */
export const pollDueQueues = (
  database: PgBoss.Db,
  intervalMs: number,
  wake: (queue: string) => void,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  let looking = Promise.resolve();
  const look = async (): Promise<void> => {
    try {
      const { rows } = await database.executeSql(findDueQueues, []);
      for (const { name } of rows as { name: string }[]) wake(name);
    } catch (error) {
      onError(error);
    }
    timer.refresh();
  };
  const timer = setTimeout(() => {
    looking = look();
  }, intervalMs);
  return async () => {
    clearTimeout(timer);
    await looking;
    clearTimeout(timer);
  };
};
