import type { ConnectField } from '@rankwright/contracts/connections';
import { createConnectValues, listConnectErrors, trimValues } from './connectForm.model.ts';

const fields: ConnectField[] = [
  { name: 'url', label: 'URL', kind: 'url' },
  { name: 'secret', label: 'Signing secret', kind: 'secret', isOptional: true },
];

describe('the setup form of a platform', () => {
  it('starts with what is saved, and empty fields for the rest', () => {
    expect(createConnectValues(fields)).toEqual({ url: '', secret: '' });
    expect(createConnectValues(fields, { url: 'https://example.com', old: 'x' })).toEqual({
      url: 'https://example.com',
      secret: '',
    });
  });

  it('sends trimmed values', () => {
    expect(trimValues({ url: ' https://example.com ', secret: '' })).toEqual({
      url: 'https://example.com',
      secret: '',
    });
  });

  it('marks only the fields that cannot be saved; a missing value is an empty one', () => {
    expect(listConnectErrors(fields, { url: 'https://example.com' })).toEqual({});
    expect(listConnectErrors(fields, {})).toEqual({ url: 'Enter a URL that starts with https://.' });
  });
});
