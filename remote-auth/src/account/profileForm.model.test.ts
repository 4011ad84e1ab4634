import { getDisplayName } from '@rankwright/contracts/account';
import { sampleProfile } from '@rankwright/sdk/testing';
import { createBlankProfile, getInitials, validateProfile } from './profileForm.model.ts';

describe('profile form', () => {
  it('shows first and last name, else the display name, else the email name, else User [A-116]', () => {
    expect(getDisplayName(sampleProfile())).toBe('Ada Lovelace');
    expect(getDisplayName(sampleProfile({ lastName: '', displayName: 'Countess' }))).toBe('Countess');
    expect(getDisplayName(sampleProfile({ lastName: '', displayName: '' }))).toBe('ada');
    expect(getDisplayName(sampleProfile({ lastName: '', displayName: '', email: '' }))).toBe('User');
  });

  it('builds up to two initials', () => {
    expect(getInitials('Maximiliane Freifrau von Hohenfels')).toBe('MF');
    expect(getInitials('  ada  lovelace ')).toBe('AL');
    expect(getInitials('')).toBe('');
  });

  it.each(['', '+1 212 555 0100', '(020) 7946-0958', '12345'])('accepts the phone number "%s"', (phone) =>
    expect(validateProfile({ phone, website: '' })).toEqual({}),
  );
  it('looks at what is entered without the blanks around it', () => {
    expect(validateProfile({ phone: ' 12345 ', website: ' example.com ' })).toEqual({});
    expect(validateProfile({ phone: ' ', website: ' ' })).toEqual({});
    expect(validateProfile({ phone: 'abc', website: 'abc' })).toEqual({
      phone: 'Enter a phone number, for example +1 212 555 0100.',
      website: 'Enter a URL, for example https://example.com.',
    });
  });
  it.each(['abc', '12', '+-+-+-', '1'.repeat(40)])('rejects the phone number "%s"', (phone) =>
    expect(validateProfile({ phone, website: '' })).toHaveProperty('phone'),
  );
  it.each(['', 'example.com', 'https://example.com/a?b', 'http://a.b.example'])(
    'accepts the website "%s"',
    (website) => expect(validateProfile({ phone: '', website })).toEqual({}),
  );
  it.each(['not a url', 'example', 'javascript:alert(1)', 'ftp://example.com'])(
    'rejects the website "%s"',
    (website) => expect(validateProfile({ phone: '', website })).toHaveProperty('website'),
  );

  it('creates a blank profile with the account email [A-109]', () =>
    expect(createBlankProfile({ uid: 'one', email: 'ada@example.com' })).toEqual({
      uid: 'one',
      email: 'ada@example.com',
      ...{ firstName: '', lastName: '', displayName: '', phone: '', company: '' },
      ...{ website: '', address: '', bio: '', profilePicture: '' },
      updatedAt: '1970-01-01T00:00:00.000Z',
      timeZone: 'UTC',
      hasPassword: true,
      emailVerified: true,
      emailAlerts: true,
    }));
});
