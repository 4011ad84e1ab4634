import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from '../../database/database.ts';
import type { Outbound } from '../../outbound/outbound.ts';

/** Where the process dies: at a write to the site, or at one of the statements and requests that it makes. */
export interface KillPoint {
  at: 'before' | 'after';
  /** Statements and requests until then; null: the next write to the site. */
  steps: number | null;
}

export interface KillSwitch {
  outbound: Outbound;
  /** The next run that reaches the point dies there. */
  arm(point: KillPoint | null): void;
  /** Runs the work until it ends or is killed. True when it was killed. */
  runUntilKilled(work: () => Promise<void>): Promise<boolean>;
  countKills(): number;
}

class KilledError extends Error {}

interface Run {
  isKilled: boolean;
}

type Query = (...args: unknown[]) => unknown;

/** A transaction of a dead run is rolled back, as the database does when the connection ends. */
const isBoundary = (statement: unknown): boolean =>
  typeof statement === 'object' &&
  statement !== null &&
  'text' in statement &&
  /^(begin|rollback)/.test(String(statement.text));

/** Stops work anywhere between its first and its last statement. A dead run reaches nothing any more. */
export const createKillSwitch = (outbound: Outbound): KillSwitch & { watch: (db: Database) => void } => {
  const runs = new AsyncLocalStorage<Run>();
  let armed: KillPoint | null = null;
  let kills = 0;

  const isReached = (isWrite: boolean): boolean => {
    if (!armed) return false;
    if (armed.steps === null) return isWrite;
    armed = { ...armed, steps: armed.steps - 1 };
    return armed.steps === -1;
  };
  const kill = (run: Run): never => {
    armed = null;
    run.isKilled = true;
    throw new KilledError('The process was killed.');
  };
  const step = async <T>(work: () => Promise<T>, isWrite = false): Promise<T> => {
    const run = runs.getStore();
    if (!run) return work();
    if (run.isKilled) return kill(run);
    const at = isReached(isWrite) ? armed?.at : undefined;
    if (at === 'before') kill(run);
    const result = await work();
    return at === 'after' ? kill(run) : result;
  };

  /** pg's own calls have a callback and belong to a step already. */
  const interceptQuery =
    (query: Query): Query =>
    (...args) =>
      typeof args.at(-1) === 'function' || isBoundary(args[0])
        ? query(...args)
        : step(() => query(...args) as Promise<unknown>);

  return {
    watch: (db) => {
      const pool = (db as unknown as { $client: { query: Query; connect: Query } }).$client;
      const [query, connect] = [pool.query, pool.connect];
      const watched = new WeakSet();
      pool.query = interceptQuery(query);
      pool.connect = (...args) => {
        if (typeof args[0] === 'function') return connect(...args);
        return (connect() as Promise<{ query: Query }>).then((client) => {
          if (!watched.has(client)) client.query = interceptQuery(client.query.bind(client));
          watched.add(client);
          return client;
        });
      };
    },
    outbound: {
      ...outbound,
      fetch: (url, options) =>
        step(
          () => outbound.fetch(url, options),
          options?.method === 'POST' && String(url).includes('/posts'),
        ),
      stream: (url, options) => step(() => outbound.stream(url, options)),
    },
    arm: (point) => void (armed = point),
    runUntilKilled: async (work) => {
      const run = { isKilled: false };
      await runs.run(run, work).catch((error: unknown) => {
        if (!run.isKilled) throw error;
      });
      if (run.isKilled) kills += 1;
      return run.isKilled;
    },
    countKills: () => kills,
  };
};
