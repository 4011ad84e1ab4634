import { getDisplayName } from '@rankwright/contracts/account';
import { sampleProfile } from '@rankwright/sdk/testing';
import { createBlankProfile, toProfileForm, getInitials, isChanged } from './profileForm.model.ts';

describe('profile form', () => {
  it('shows first and last name, else the display name, else the email name, else User [A-116]', () => {
    expect(getDisplayName(sampleProfile())).toBe('Ada Lovelace');
    expect(getDisplayName(sampleProfile({ lastName: '', displayName: 'Countess' }))).toBe('Countess');
    expect(getDisplayName(sampleProfile({ lastName: '', displayName: '' }))).toBe('ada');
    expect(getDisplayName(sampleProfile({ lastName: '', displayName: '', email: '' }))).toBe('User');
  });

  it('builds up to two initials', () => {
    expect(getInitials('Maximiliane Freifrau von Hohenfels')).toBe('MF');
    expect(getInitials('')).toBe('');
  });

  it('detects changed fields', () => {
    const profile = sampleProfile();
    expect(isChanged(toProfileForm(profile), profile)).toBe(false);
    expect(isChanged({ ...toProfileForm(profile), bio: 'Poet of science' }, profile)).toBe(true);
  });

  it('creates a blank profile with the account email [A-109]', () =>
    expect(createBlankProfile({ uid: 'one', email: 'ada@example.com' })).toMatchObject({
      email: 'ada@example.com',
      firstName: '',
      displayName: '',
    }));
});
