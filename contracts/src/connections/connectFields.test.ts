import { getConnectFieldError, getConnectForm, type ConnectField } from './connectFields.ts';

const url: ConnectField = { name: 'url', label: 'URL', kind: 'url' };
const token: ConnectField = { name: 'token', label: 'Access token', kind: 'secret' };
const insecure = 'Enter a URL that starts with https://.';

it.each([
  [url, 'https://example.com/hook', null],
  [url, 'http://localhost:8080', null],
  [url, 'example.com/hook', insecure],
  [url, 'ftp://example.com', insecure],
  [url, '', insecure],
  [url, 'xhttp://example.com', insecure],
  [url, 'httpx://example.com', insecure],
  [{ ...url, isOptional: true }, 'example.com', insecure],
  [token, '', 'Enter the access token.'],
  [{ ...token, label: 'API key' }, '', 'Enter the API key.'],
  [{ ...token, isOptional: true }, '', null],
  [{ ...token, label: 'site ID' }, '', 'Enter the site ID.'],
  [{ ...token, isOptional: true }, 'x'.repeat(4_001), 'Enter at most 4000 characters.'],
  [token, 'secret', null],
  [token, 'x'.repeat(4_000), null],
  [token, 'x'.repeat(4_001), 'Enter at most 4000 characters.'],
])('checks the field %j with the value %j', (field, value, expected) => {
  expect(getConnectFieldError(field, value)).toBe(expected);
});

it('offers the general form of platforms whose descriptor has fields', () => {
  expect(getConnectForm('webhook')).toMatchObject({ method: 'webhook', fields: [{ name: 'url' }] });
  expect(getConnectForm('wordpress')).toBeNull();
});
