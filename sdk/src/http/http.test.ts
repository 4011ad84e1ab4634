import {
  listSessions,
  logIn,
  updatePassword,
  uploadProfilePicture,
  verifyToken,
} from '@rankwright/contracts/account';
import { streamArticle } from '@rankwright/contracts/articles';
import { HttpResponse, http } from 'msw';
import { callApi, streamApi, uploadFile } from '../api.ts';
import { session } from '../session.ts';
import { createToken, mockApi, mockError, mockReply } from '../testing.ts';
import { getByKey } from './getByKey.ts';

const api = mockApi();
const key = '/api/roses';
const signal = () => new AbortController().signal;

const transports = [
  ['callApi', listSessions.path, () => callApi(listSessions)],
  ['streamApi', streamArticle.path, () => streamApi(streamArticle, {}, signal(), () => undefined)],
  [
    'uploadFile',
    uploadProfilePicture.path,
    () => uploadFile(uploadProfilePicture, new Blob(['x']), 'x.png', () => undefined),
  ],
  ['the default query function', key, () => getByKey({ queryKey: [key], signal: signal() })],
] as const;

const onEnd = jest.fn();
let stopListening: () => void = () => undefined;
beforeEach(() => {
  session.start(createToken('00000000-0000-4000-8000-000000000001'));
  onEnd.mockClear();
  stopListening = session.store.subscribe(({ ended }) => {
    if (ended) onEnd(ended);
  });
});
afterEach(() => stopListening());

const respond = (path: string, createResponse: () => Response | Promise<Response>) =>
  api.use(http.all(`*${path}`, createResponse));

describe.each(transports)('%s', (_, path, send) => {
  it.each([
    ['401 without a body', () => new HttpResponse(null, { status: 401 })],
    ['403 without a body', () => new HttpResponse(null, { status: 403 })],
    ['401 from a proxy', () => HttpResponse.json({ error: 'jwt expired' }, { status: 401 })],
    ['403 as a page', () => new HttpResponse('<html></html>', { status: 403 })],
    [
      'coded 401',
      () =>
        HttpResponse.json(
          { success: false, error: 'No', message: 'No', code: 'SESSION_EXPIRED' },
          { status: 401 },
        ),
    ],
  ])('ends the session once on a %s [A-183]', async (__, createResponse) => {
    respond(path, createResponse);
    await Promise.allSettled([send(), send()]);
    expect(onEnd.mock.calls).toEqual([['expired']]);
    expect(session.current().token).toBeNull();
  });

  it.each([
    ['a network error', () => HttpResponse.error()],
    ['a 402', () => new HttpResponse(null, { status: 402 })],
    ['a 500', () => new HttpResponse(null, { status: 500 })],
    [
      'a wrong current password',
      () => HttpResponse.json({ error: 'Current password is incorrect' }, { status: 401 }),
    ],
  ])('keeps the session on %s [A-182]', async (__, createResponse) => {
    respond(path, createResponse);
    await expect(send()).rejects.toThrow();
    expect(onEnd).not.toHaveBeenCalled();
  });

  it('keeps a session that was started after the request was sent', async () => {
    const next = createToken('00000000-0000-4000-8000-000000000002');
    respond(path, () => {
      session.start(next);
      return new HttpResponse(null, { status: 401 });
    });
    await expect(send()).rejects.toThrow();
    expect(session.current().token).toBe(next);
  });

  it('sends the session token', async () => {
    const received: (string | null)[] = [];
    api.use(
      http.all(`*${path}`, ({ request }) => {
        received.push(request.headers.get('authorization'));
        return new HttpResponse(null, { status: 500 });
      }),
    );
    await expect(send()).rejects.toThrow();
    expect(received).toEqual([`Bearer ${session.current().token ?? ''}`]);
  });
});

describe('a request that needs no session', () => {
  it('never ends the session, whatever its status', async () => {
    respond(logIn.path, () => new HttpResponse(null, { status: 403 }));
    await expect(callApi(logIn, { body: { email: 'ada@example.com', password: 'x' } })).rejects.toThrow();
    expect(onEnd).not.toHaveBeenCalled();
  });
});

it.each([401, 403])('says why and logs out on a %d without a text of its own [A-231]', async (status) => {
  respond(listSessions.path, () => new HttpResponse(null, { status }));
  await expect(callApi(listSessions)).rejects.toThrow('Authentication failed. Please log in again.');
  expect(onEnd.mock.calls).toEqual([['expired']]);
});

describe('verify-token', () => {
  it('ends the session when the answer is valid: false [A-183] [A-236]', async () => {
    api.use(mockReply(verifyToken, { valid: false }));
    await callApi(verifyToken);
    expect(onEnd.mock.calls).toEqual([['expired']]);
  });

  it('keeps the session when the answer is valid: true', async () => {
    api.use(mockReply(verifyToken, { valid: true }));
    await callApi(verifyToken);
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe('a wrong current password', () => {
  it('is the one 401 that keeps the session', async () => {
    api.use(mockError(updatePassword, 'CURRENT_PASSWORD_INCORRECT'));
    const change = callApi(updatePassword, { body: { currentPassword: 'wrong1', newPassword: 'secret2' } });
    await expect(change).rejects.toThrow('Current password is incorrect');
    expect(onEnd).not.toHaveBeenCalled();
  });
});

describe.each(transports.slice(0, 3))('error of %s', (_, path, send) => {
  it.each([
    [
      'our error body',
      () =>
        HttpResponse.json(
          { success: false, error: 'No', message: 'No soil', code: 'INTERNAL' },
          { status: 500 },
        ),
      'No soil',
    ],
    [
      'the message of a foreign JSON body',
      () => HttpResponse.json({ error: 'Upstream is down' }, { status: 502 }),
      'Upstream is down',
    ],
    [
      'HTTP {status}: {text} for plain text',
      () => new HttpResponse('Bad soil', { status: 502 }),
      'HTTP 502: Bad soil',
    ],
    [
      'the status text for an HTML page',
      () => new HttpResponse('<h1>nginx</h1>', { status: 502, statusText: 'Bad Gateway' }),
      'HTTP 502: Bad Gateway',
    ],
    [
      'HTTP error! status without any text',
      () => new HttpResponse(null, { status: 599 }),
      'HTTP error! status: 599',
    ],
    [
      'the session text for a 403 without a body',
      () => new HttpResponse(null, { status: 403 }),
      'Authentication failed. Please log in again.',
    ],
  ])('is %s [C-265]', async (__, createResponse, message) => {
    respond(path, createResponse);
    await expect(send()).rejects.toMatchObject({ name: 'ApiError', message });
  });

  it('says that the network failed when no response arrives', async () => {
    respond(path, () => HttpResponse.error());
    await expect(send()).rejects.toMatchObject({
      status: 0,
      message: 'Network error. Please check your connection',
    });
  });
});

describe('cancellation', () => {
  it('rejects an aborted request without an ApiError', async () => {
    api.use(http.all(`*${listSessions.path}`, () => new Promise<Response>(() => undefined)));
    const controller = new AbortController();
    const call = callApi(listSessions, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('fails with a network error when a stream breaks off, and with the abort when it was stopped', async () => {
    let push: ReadableStreamDefaultController<Uint8Array> | undefined;
    respond(streamArticle.path, () => {
      const body = new ReadableStream<Uint8Array>({ start: (controller) => void (push = controller) });
      return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
    });
    const events: unknown[] = [];
    const open = (stop: AbortSignal) =>
      streamApi(streamArticle, {}, stop, (event) => {
        events.push(event);
        if (events.length === 1) push?.error(new Error('cut'));
      });
    const first = open(signal());
    const feed = setInterval(() => {
      try {
        push?.enqueue(new TextEncoder().encode('data: {"type":"text","text":"Hi"}\n\n'));
      } catch {
        clearInterval(feed);
      }
    }, 10);
    await expect(first).rejects.toMatchObject({ name: 'ApiError', status: 0 });
    clearInterval(feed);
    const controller = new AbortController();
    const second = open(controller.signal);
    controller.abort();
    await expect(second).rejects.not.toMatchObject({ name: 'ApiError' });
  });
});

it.each(transports.slice(0, 3))(
  '%s fails with a network error when it takes too long',
  async (_, path, send) => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    respond(path, () => new Promise<Response>(() => undefined));
    const failure = expect(send()).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
    await jest.advanceTimersByTimeAsync(300_000);
    await failure;
    jest.useRealTimers();
  },
);

it('tells how much of an upload has been sent', async () => {
  api.use(mockReply(uploadProfilePicture, { success: true, url: '/files/a.webp' }));
  const fractions: number[] = [];
  await uploadFile(uploadProfilePicture, new Blob(['x']), 'x.png', (fraction) => fractions.push(fraction));
  expect(fractions.at(-1)).toBe(1);
});
