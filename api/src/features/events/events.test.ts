import { getSchemas } from '@rankwright/contracts/endpoints';
import { notify } from '../alerts/notify.service.ts';
import { streamEvents, type AccountEvent } from '@rankwright/contracts/events';
import { endAllSessions } from '@rankwright/contracts/account';
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { addMs } from '../../clock.ts';
import { events } from '../../database/schema/events.ts';
import { signUp, type TestAccount } from '../../testing/accounts.ts';
import { startTestApi, type TestApi } from '../../testing/startTestApi.ts';
import { deleteOldEvents, recordEvent } from './events.service.ts';

const otherId = '7b0f7a52-8f3f-4a60-9d4f-3f2f3c6f0b11';

interface Listener {
  /** The next event; rejects when the stream ends first. */
  next: () => Promise<AccountEvent>;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  close: () => void;
}

describe('the event stream', () => {
  let api: TestApi;
  let origin: string;
  let account: TestAccount;
  before(async () => {
    api = await startTestApi({ env: { EVENT_HEARTBEAT_MS: '100' } });
    origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  });
  let accounts = 0;
  beforeEach(async () => {
    account = await signUp(api, `reader-${(accounts += 1)}@example.com`);
  });
  after(() => {
    // An aborted fetch leaves a connection without a request, for which the server would wait a minute.
    api.app.server.closeAllConnections();
    return api.close();
  });

  it('is open at most 20 times for one account, with a clear answer beyond that', async () => {
    const streams = [];
    for (let opened = 0; opened < 20; opened += 1) streams.push(await listen());
    const { token } = account;
    const refused = await api.call(streamEvents, { token });
    assert.deepEqual([refused.status, refused.body.code], [429, 'TOO_MANY_STREAMS']);
    const other = await signUp(api, 'another-reader@example.com');
    (await listen({ token: other.token })).close();
    for (const stream of streams) stream.close();
    // The server learns of a closed connection a moment later.
    const isRefused = () =>
      listen().then(
        (listener) => (listener.close(), false),
        () => true,
      );
    while (await isRefused()) await new Promise(setImmediate);
  });

  /** Listens over HTTP; resolves once the server has answered. */
  const listen = async ({
    token = account.token,
    lastEventId = '',
    after: resumeAfter = '',
    since = 0,
  } = {}): Promise<Listener> => {
    const controller = new AbortController();
    const query = new URLSearchParams({
      ...(resumeAfter && { after: resumeAfter }),
      ...(since > 0 && { since: String(since) }),
    });
    const response = await fetch(`${origin}${streamEvents.path}?${query}`, {
      headers: { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) },
      signal: controller.signal,
    });
    assert.equal(response.status, 200);
    assert.match(String(response.headers.get('content-type')), /^text\/event-stream/);
    const reader = (response.body as ReadableStream<Uint8Array>).getReader();
    const received: AccountEvent[] = [];
    let onEvent = (): void => undefined;
    let text = '';
    const readAll = async (): Promise<void> => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) {
        text += Buffer.from(part.value).toString();
        const blocks = text.split('\n\n');
        text = blocks.pop() ?? '';
        for (const block of blocks) {
          const data = /^data: (.*)$/m.exec(block)?.[1];
          if (!data) continue;
          const event = getSchemas(streamEvents).reply.parse(JSON.parse(data));
          assert.equal(/^id: (.*)$/m.exec(block)?.[1], event.id);
          received.push(event);
        }
        onEvent();
      }
    };
    const ended = readAll();
    const fails = ended.then(() => Promise.reject(new Error('The stream ended.')));
    fails.catch(() => undefined);
    const next = async (): Promise<AccountEvent> => {
      const found = received.shift();
      if (found) return found;
      await Promise.race([new Promise<void>((resolve) => (onEvent = resolve)), fails]);
      return next();
    };
    return { next, ended, close: () => controller.abort() };
  };

  const record = (version: number, ownerId = account.userId) =>
    recordEvent(api.deps.db, ownerId, 'article', { id: otherId, version });
  const getVersion = (event: AccountEvent): number => (event.type === 'article' ? event.data.version : -1);

  it('sends what happened since the screen was read, and nothing older', async () => {
    const { token, userId } = account;
    const createdAt = new Date(Date.now() - 60_000);
    const old = { ownerId: userId, type: 'article', data: { id: otherId, version: 1 } };
    await api.deps.db.insert(events).values({ ...old, createdAt });
    await record(2, userId);
    const listener = await listen({ token });
    await record(3, userId);
    assert.equal(getVersion(await listener.next()), 2);
    assert.equal(getVersion(await listener.next()), 3);
    listener.close();
  });

  it('sends nothing from before the page began to read', async () => {
    const { userId } = account;
    // A position is that of the first recent event of all accounts.
    await api.deps.db.delete(events);
    const createdAt = new Date(Date.now() - 10_000);
    const earlier = { ownerId: userId, type: 'article', data: { id: otherId, version: 1 } };
    await api.deps.db.insert(events).values({ ...earlier, createdAt });
    await record(2, userId);
    const [fresh, late] = [await listen({ since: 5 }), await listen({ since: 20 })];
    assert.equal(getVersion(await fresh.next()), 2);
    assert.equal(getVersion(await late.next()), 1);
    fresh.close();
    late.close();
  });

  it('sends what happens after it was opened, in order, and nothing of other accounts', async () => {
    const other = await signUp(api, 'other@example.com');
    const [listener, otherListener] = [await listen(), await listen({ token: other.token })];
    await record(100, other.userId);
    await record(2);
    await record(3);
    assert.deepEqual([getVersion(await listener.next()), getVersion(await listener.next())], [2, 3]);
    assert.equal(getVersion(await otherListener.next()), 100);
    listener.close();
    otherListener.close();
  });

  it('resumes after the last received event, by header and by query', async () => {
    const first = await listen();
    await record(10);
    const { id } = await first.next();
    first.close();
    await record(11);
    await record(12);
    for (const resume of [{ lastEventId: id }, { after: id }]) {
      const listener = await listen(resume);
      assert.deepEqual([getVersion(await listener.next()), getVersion(await listener.next())], [11, 12]);
      listener.close();
    }
  });

  it('misses no event of a transaction that commits after a later one', async () => {
    const listener = await listen();
    let commit = (): void => undefined;
    const isOpen = new Promise<void>((opened) => {
      void api.deps.db.transaction(async (tx) => {
        await recordEvent(tx, account.userId, 'article', { id: otherId, version: 20 });
        opened();
        await new Promise<void>((resolve) => (commit = resolve));
      });
    });
    await isOpen;
    // The embedded database has one connection: the later event waits for it there.
    const later = record(21);
    commit();
    await later;
    assert.deepEqual([getVersion(await listener.next()), getVersion(await listener.next())], [20, 21]);
    listener.close();
  });

  it('sends a notification once, when it is added', async () => {
    const listener = await listen();
    const notification = {
      kind: 'delivered' as const,
      text: 'Roses are live.',
      href: '/content-history',
      dedupeKey: 'once',
    };
    await notify(api.deps, account.userId, notification);
    await notify(api.deps, account.userId, notification);
    await record(30);
    const [first, second] = [await listener.next(), await listener.next()];
    assert.ok(first.type === 'notification' && first.data.text === 'Roses are live.');
    assert.equal(getVersion(second), 30);
    listener.close();
  });

  it('stays open while it is quiet and ends with the session', async () => {
    const { token } = await signUp(api, 'leaving@example.com');
    const listener = await listen({ token });
    await api.call(endAllSessions, { token });
    await listener.ended;
  });

  it('rejects a malformed position', async () => {
    const query = { after: 'yesterday' };
    assert.equal((await api.call(streamEvents, { token: account.token, query })).status, 400);
  });

  it('forgets events after a day', async () => {
    const now = api.clock.now();
    const event = { ownerId: account.userId, type: 'article', data: { id: otherId, version: 1 } };
    await api.deps.db.delete(events);
    await api.deps.db.insert(events).values([
      { ...event, createdAt: addMs(now, -86_400_001) },
      { ...event, createdAt: addMs(now, -86_399_000) },
    ]);
    await deleteOldEvents(api.deps.db, now);
    assert.equal((await api.deps.db.select().from(events)).length, 1);
  });
});
