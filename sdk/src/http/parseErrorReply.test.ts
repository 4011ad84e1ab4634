import { errorBody } from '@rankwright/contracts/http';
import { buildPath } from './callApi.ts';
import { parseErrorReply } from './parseErrorReply.ts';

const parse = (status: number, body: unknown, statusText = '') => {
  const { code, message, details } = parseErrorReply({ status, statusText, body });
  return [code, message, details];
};

describe('the error of a reply', () => {
  it('is the one of our API, with its details', () => {
    const body = {
      success: false,
      code: 'NOT_FOUND',
      error: 'Gone.',
      message: 'Gone.',
      details: { id: 'No' },
    };
    expect(parse(404, body)).toEqual(['NOT_FOUND', 'Gone.', { id: 'No' }]);
  });

  it.each([
    [{ error: 'jwt expired', message: 'other' }, 'jwt expired'],
    [{ error: '', message: 'Try later' }, 'Try later'],
    [{ error: 7, message: 'Try later' }, 'Try later'],
  ])('is the message of another server in %j', (body, message) => {
    expect(parse(502, body)).toEqual(['FOREIGN', message, {}]);
  });

  it.each([401, 403])('says on a %i without a text that the session is over', (status) => {
    expect(parse(status, { error: 7, message: '' })[0]).toBe('SESSION_INVALID');
    expect(parse(status, null)[0]).toBe('SESSION_INVALID');
  });

  it('is the text of the body, at most 200 characters of it, or the text of the status', () => {
    expect(parse(500, ' Broken. ')[1]).toBe('HTTP 500: Broken.');
    expect(parse(500, 'x'.repeat(201))[1]).toBe(`HTTP 500: ${'x'.repeat(200)}`);
    expect(parse(500, ' <html>', 'Internal Server Error')[1]).toBe('HTTP 500: Internal Server Error');
    expect(parse(500, {}, 'Internal Server Error')[1]).toBe('HTTP 500: Internal Server Error');
    expect(parse(500, '')).toEqual(['UNEXPECTED', 'HTTP error! status: 500', {}]);
  });
});

const ours = { success: false, code: 'NOT_FOUND', error: 'Gone.', message: 'Gone.' };

it.each([
  ours,
  { ...ours, details: {} },
  { ...ours, details: { id: 'No' }, more: 1 },
  { ...ours, success: true },
  { ...ours, code: 7 },
  { ...ours, message: undefined },
  { ...ours, error: null },
  { ...ours, details: null },
  { ...ours, details: ['No'] },
  { ...ours, details: { id: 7 } },
  [ours],
  null,
  'text',
])('takes for an error of our API what its schema does: %j', (body) => {
  expect(parse(404, body)[0] === 'NOT_FOUND').toBe(errorBody.safeParse(body).success);
});

it('fills the parameters of a path, encoded', () => {
  expect(buildPath('/articles/:id/versions/:version', { id: 'a/b', version: 2 })).toBe(
    '/articles/a%2Fb/versions/2',
  );
  expect(buildPath('/articles')).toBe('/articles');
});
