import { eventId, streamEvents, type AccountEvent } from '@rankwright/contracts/events';
import { AppError } from '../../http/AppError.ts';
import { streamRoute } from '../../http/route.ts';
import { bearerToken, type Session } from '../../http/session.ts';
import { heartbeat, type Heartbeat } from '../../http/sse.ts';
import type { Register } from '../register.ts';
import { createEventHub, type EventHub } from './eventHub.ts';

/** Of one account and process; a browser has one for each tab that is visible. */
const maxStreams = 20;

/** A client that reads so slowly is disconnected; it resumes after the last event that it received. */
const maxWaiting = 1_000;

interface ListenOptions {
  hub: EventHub;
  session: Session;
  after: string | null;
  /** Seconds, without `after`. */
  since: number;
  signal: AbortSignal;
  heartbeatMs: number;
  isSessionValid: () => Promise<boolean>;
}

/** Resolves after `ms` or when `wake` is called. */
const createSleeper = () => {
  let wake = (): void => undefined;
  return {
    wake: () => wake(),
    sleep: (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
  };
};

/** Yields the account's events, and a heartbeat first and at regular times. Ends when the session does. */
async function* listen({ hub, session, after, since, signal, heartbeatMs, isSessionValid }: ListenOptions) {
  const waiting: AccountEvent[] = [];
  const sleeper = createSleeper();
  const stop = hub.subscribe({
    ownerId: session.userId,
    position: await hub.findPosition(after, since),
    onEvents: (events) => {
      if (waiting.length <= maxWaiting) waiting.push(...events);
      sleeper.wake();
    },
  });
  signal.addEventListener('abort', sleeper.wake);
  let beatAt = Date.now();
  try {
    yield heartbeat;
    while (!signal.aborted && waiting.length <= maxWaiting) {
      if (waiting.length === 0) await sleeper.sleep(Math.max(0, beatAt + heartbeatMs - Date.now()));
      yield* waiting.splice(0);
      if (Date.now() - beatAt < heartbeatMs) continue;
      if (!(await isSessionValid())) return;
      yield heartbeat;
      beatAt = Date.now();
    }
  } finally {
    stop();
  }
}

/** Counts the open streams of each account. Throws TOO_MANY_STREAMS. */
const createStreamLimit = () => {
  const open = new Map<string, number>();
  const add = (ownerId: string, change: number): void => {
    open.set(ownerId, (open.get(ownerId) ?? 0) + change);
    if (open.get(ownerId) === 0) open.delete(ownerId);
  };
  return async function* <T>(ownerId: string, stream: AsyncIterable<T>): AsyncIterable<T> {
    if ((open.get(ownerId) ?? 0) >= maxStreams)
      throw new AppError('TOO_MANY_STREAMS', { retryAfterSeconds: 60 });
    add(ownerId, 1);
    try {
      yield* stream;
    } finally {
      add(ownerId, -1);
    }
  };
};

/** Only a session that ended ends the stream: the database may be unreachable for a moment. */
const isSessionEnd = (error: unknown): boolean => error instanceof AppError && error.status === 401;

export const registerEvents: Register = (app, { db, log, env }) => {
  const hub = createEventHub(db, log);
  const limitStreams = createStreamLimit();
  const closing = new AbortController();
  app.addHook('preClose', () => {
    closing.abort();
    return Promise.resolve();
  });
  streamRoute(
    app,
    streamEvents,
    ({ session, query, request, signal }): AsyncIterable<AccountEvent | Heartbeat> => {
      const token = bearerToken(request);
      const resumed = eventId.safeParse(request.headers['last-event-id']);
      return limitStreams(
        session.userId,
        listen({
          hub,
          session,
          after: (resumed.success ? resumed.data : query.after) ?? null,
          since: query.since,
          signal: AbortSignal.any([signal, closing.signal]),
          heartbeatMs: env.EVENT_HEARTBEAT_MS,
          isSessionValid: () =>
            app.guards.authenticate(token).then(
              () => true,
              (error: unknown) => !isSessionEnd(error),
            ),
        }),
      );
    },
  );
};
