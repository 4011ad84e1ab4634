import { buildRequest, buildUrl } from './buildRequest.ts';

const { signal } = new AbortController();

it('leaves out what has no value from the query, and encodes the rest', () => {
  const query = { page: 1, search: 'red & white', all: false, from: undefined, to: null };
  expect(new URL(buildUrl('/api/roses', query)).search).toBe('?page=1&search=red+%26+white&all=false');
  expect(buildUrl('/api/roses')).toBe(`${location.origin}/api/roses`);
});

it('sends a body as JSON, and a form with the content type that its parts need', () => {
  const form = new FormData();
  const contentTypes = [{ body: { a: 1 } }, { body: form }, {}].map(({ body }) => {
    const init = buildRequest({ method: 'POST', body }, {}, signal);
    return [new Headers(init.headers).get('content-type'), init.body];
  });
  expect(contentTypes).toEqual([
    ['application/json', '{"a":1}'],
    [null, form],
    [null, undefined],
  ]);
});

it('lets no header of a request replace those of the session', () => {
  const { headers, credentials } = buildRequest(
    { method: 'GET', headers: { accept: 'text/event-stream', authorization: 'other' } },
    { authorization: 'Bearer x' },
    signal,
  );
  expect(headers).toMatchObject({ accept: 'text/event-stream', authorization: 'Bearer x' });
  expect(credentials).toBe('include');
});
