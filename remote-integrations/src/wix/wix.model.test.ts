import { emptyWix, validateWixCredentials } from './wix.model.ts';

const siteId = '01234567-89ab-cdef-0123-456789abcdef';

describe('Wix credentials while typing', () => {
  it('has no error for empty fields and complete ones', () => {
    expect(emptyWix).toEqual({ apiKey: '', siteId: '' });
    expect(validateWixCredentials({ apiKey: ' ', siteId: ' ' })).toEqual({});
    expect(validateWixCredentials({ apiKey: 'IST.0123456789', siteId: siteId.toUpperCase() })).toEqual({});
  });

  it('refuses a key of ten characters, and a site ID in its place', () => {
    const tooShort = { apiKey: 'The key has more than 10 characters.' };
    expect(validateWixCredentials({ apiKey: ' 0123456789 ', siteId: '' })).toEqual(tooShort);
    expect(validateWixCredentials({ apiKey: '01234567890', siteId: '' })).toEqual({});
    expect(validateWixCredentials({ apiKey: ` ${siteId} `, siteId: '' })).toEqual({
      apiKey: 'This looks like the site ID. It belongs in the field below.',
    });
    expect(validateWixCredentials({ apiKey: `x${siteId}`, siteId: '' })).toEqual({});
    expect(validateWixCredentials({ apiKey: `${siteId}x`, siteId: '' })).toEqual({});
  });

  it('says where a short site ID is found', () => {
    expect(validateWixCredentials({ apiKey: '', siteId: ' 0123456789 ' })).toEqual({
      siteId: 'The site ID is the long code after /dashboard/ in the URL of your Wix dashboard.',
    });
    expect(validateWixCredentials({ apiKey: '', siteId: '01234567890' })).toEqual({});
  });
});
