import { displayNameOf } from '@rankwright/contracts/account';
import { sampleProfile } from '@rankwright/sdk/testing';
import { blankProfile, formOf, initialsOf, isChanged } from './profileForm.model.ts';

describe('the profile', () => {
  it('is called by both names, else the account name, else the address, else User [A-116]', () => {
    expect(displayNameOf(sampleProfile())).toBe('Ada Lovelace');
    expect(displayNameOf(sampleProfile({ lastName: '', displayName: 'Countess' }))).toBe('Countess');
    expect(displayNameOf(sampleProfile({ lastName: '', displayName: '' }))).toBe('ada');
    expect(displayNameOf(sampleProfile({ lastName: '', displayName: '', email: '' }))).toBe('User');
  });

  it('has two letters for a picture that is not there', () => {
    expect(initialsOf('Maximiliane Freifrau von Hohenfels')).toBe('MF');
    expect(initialsOf('')).toBe('');
  });

  it('knows what was changed', () => {
    const profile = sampleProfile();
    expect(isChanged(formOf(profile), profile)).toBe(false);
    expect(isChanged({ ...formOf(profile), bio: 'Poet of science' }, profile)).toBe(true);
  });

  it('begins blank with the address of the account [A-109]', () =>
    expect(blankProfile({ uid: 'one', email: 'ada@example.com' })).toMatchObject({
      email: 'ada@example.com',
      firstName: '',
      displayName: '',
    }));
});
