import { listSessions } from '@rankwright/contracts/account';
import { streamArticle } from '@rankwright/contracts/articles';
import { codesWithoutText } from '@rankwright/contracts/errors';
import { HttpResponse, http } from 'msw';
import { callApi, http as client, streamApi } from '../api.ts';
import { session } from '../session.ts';
import { createToken, mockApi } from '../testing.ts';
import { ApiError, getErrorMessage } from './ApiError.ts';
import { getByKey } from './getByKey.ts';

const api = mockApi();
const key = '/api/roses';
const signal = () => new AbortController().signal;
const respond = (path: string, createResponse: () => Response) =>
  api.use(http.all(`*${path}`, createResponse));

beforeEach(() => session.start(createToken('00000000-0000-4000-8000-000000000001')));

describe('a stream', () => {
  it('asks for events and passes each on, also when it arrives in pieces', async () => {
    const accepted: (string | null)[] = [];
    api.use(
      http.all(`*${streamArticle.path}`, async ({ request }) => {
        accepted.push(request.headers.get('accept'), await request.text());
        const encoder = new TextEncoder();
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            const bytes = encoder.encode('data: {"type":"text","text":"Überall"}\n\ndata: {"type":"text",');
            controller.enqueue(bytes.slice(0, 31));
            controller.enqueue(bytes.slice(31));
            controller.enqueue(encoder.encode('"text":"Rosen"}\n\n'));
            controller.close();
          },
        });
        return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } });
      }),
    );
    const events: unknown[] = [];
    await streamApi(streamArticle, { primaryKeyword: 'roses' }, signal(), (event) => void events.push(event));
    expect(accepted).toEqual(['text/event-stream', '{"primaryKeyword":"roses"}']);
    expect(events).toEqual([
      { type: 'text', text: 'Überall' },
      { type: 'text', text: 'Rosen' },
    ]);
  });
});

describe('the parts of a request', () => {
  it('are named by the call: path, query, body', async () => {
    const sent: unknown[] = [];
    api.use(
      http.all('*/api/*', async ({ request }) => {
        const { pathname, search } = new URL(request.url);
        sent.push([request.method, pathname, search, await request.text()]);
        return HttpResponse.json({ success: true });
      }),
    );
    const endpoint = { ...listSessions, method: 'POST', path: '/api/roses/:id/:part' } as const;
    await callApi(
      endpoint as never,
      {
        params: { id: 'a/b', part: 'x y' },
        query: { page: 2 },
        body: { title: 'Roses' },
      } as never,
    );
    expect(sent).toEqual([['POST', '/api/roses/a%2Fb/x%20y', '?page=2', '{"title":"Roses"}']]);
  });

  it('leave out what has no value from the query, and encode the rest', async () => {
    const searches: string[] = [];
    api.use(
      http.get('*/api/*', ({ request }) => {
        searches.push(new URL(request.url).search);
        return HttpResponse.json({});
      }),
    );
    const params = { page: 1, search: 'red & white', all: false, from: undefined, to: null };
    await client.get(key, { params });
    await client.get(key);
    expect(searches).toEqual(['?page=1&search=red+%26+white&all=false', '']);
  });

  it('are a body as JSON, and a form with the content type that its parts need', async () => {
    const sent: unknown[] = [];
    api.use(
      http.post('*/api/*', async ({ request }) => {
        sent.push([request.headers.get('content-type'), await request.text()]);
        return HttpResponse.json({});
      }),
    );
    const form = new FormData();
    form.append('name', 'roses');
    for (const body of [{ a: 1 }, form, undefined]) await client.post(key, body);
    expect(sent).toEqual([
      ['application/json', '{"a":1}'],
      [expect.stringMatching(/^multipart\/form-data; boundary=/), expect.stringContaining('roses')],
      [null, ''],
    ]);
  });

  it('name the session to our own origin only, whatever the request says', async () => {
    const sent: unknown[] = [];
    api.use(
      http.get('*', ({ request: { headers, credentials } }) => {
        sent.push([headers.get('accept'), headers.get('authorization'), headers.get('user-id'), credentials]);
        return HttpResponse.json({});
      }),
    );
    const headers = { accept: 'text/event-stream', authorization: 'other' };
    await client.get(key, { headers });
    await client.get('https://elsewhere.test/api/roses');
    const { token, userId } = session.current();
    expect(sent).toEqual([
      ['text/event-stream', `Bearer ${token ?? ''}`, userId, 'include'],
      ['application/json, text/plain, */*', null, null, 'include'],
    ]);
  });

  it('are the body of an answer or its status text for the default query function', async () => {
    const read = () => getByKey({ queryKey: [key], signal: signal() });
    respond(key, () => new HttpResponse('No roses', { status: 404, statusText: 'Not Found' }));
    await expect(read()).rejects.toMatchObject({ status: 404, code: 'UNEXPECTED', message: '404: No roses' });
    respond(key, () => new HttpResponse('', { status: 404, statusText: 'Not Found' }));
    await expect(read()).rejects.toMatchObject({ message: '404: Not Found' });
    respond(key, () => HttpResponse.json({ roses: 3 }));
    expect(await read()).toEqual({ roses: 3 });
  });
});

describe('the text of an error', () => {
  it('is the server’s, unless it has none', () => {
    expect(getErrorMessage(new ApiError(400, 'INVALID', 'No title'), 'Failed')).toBe('No title');
    expect(getErrorMessage(new ApiError(500, codesWithoutText[0] ?? '', 'x'), 'Failed')).toBe('Failed');
    expect(getErrorMessage(new Error('x'), 'Failed')).toBe('Failed');
  });
});
