import { passwordRefusal } from './password.model.ts';

const good = { current: 'correct horse', next: 'battery staple', confirmation: 'battery staple' };

describe('the seven rules of a password change', () => {
  it('asks for all fields first, and says at each what is missing [A-119] [A-120] [A-121] [A-122]', () => {
    expect(passwordRefusal({ current: '', next: '', confirmation: '' })).toEqual({
      text: 'Please fill in all password fields',
      fields: {
        current: 'Current password is required to change password',
        next: 'New password is required',
        confirmation: 'Please confirm your new password',
      },
    });
  });

  it('then compares the new ones [A-123] [A-126]', () =>
    expect(passwordRefusal({ ...good, next: 'a', confirmation: 'b' })?.text).toBe(
      'New passwords do not match',
    ));

  it('then counts six characters [A-124] [A-126]', () =>
    expect(passwordRefusal({ current: 'short', next: 'short', confirmation: 'short' })?.text).toBe(
      'Password must be at least 6 characters long',
    ));

  it('then asks for another than the current one [A-125] [A-126]', () =>
    expect(passwordRefusal({ current: 'battery', next: 'battery', confirmation: 'battery' })?.text).toBe(
      'New password must be different from current password',
    ));

  it('lets a good one through', () => expect(passwordRefusal(good)).toBeNull());
});
