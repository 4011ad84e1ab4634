import { emptyPasswords, validatePasswordChange } from './password.model.ts';

const good = { current: 'correct horse', next: 'battery staple', confirmation: 'battery staple' };

describe('password change validation', () => {
  it('checks for empty fields first, with an error for each [A-119] [A-120] [A-121] [A-122]', () => {
    expect(validatePasswordChange({ current: '', next: '', confirmation: '' })).toEqual({
      text: 'Please fill in all password fields',
      fields: {
        current: 'Current password is required to change password',
        next: 'New password is required',
        confirmation: 'Please confirm your new password',
      },
    });
  });

  it.each(['current', 'next', 'confirmation'] as const)('checks that %s is not empty [A-119]', (field) => {
    const error = validatePasswordChange({ ...good, [field]: '' });
    expect(error?.text).toBe('Please fill in all password fields');
    expect(Object.keys(error?.fields ?? {})).toEqual([field]);
  });

  it('then checks that the new passwords match [A-123] [A-126]', () =>
    expect(validatePasswordChange({ ...good, next: 'a', confirmation: 'b' })?.text).toBe(
      'New passwords do not match',
    ));

  it('then requires six characters [A-124] [A-126]', () =>
    expect(validatePasswordChange({ current: 'short', next: 'short', confirmation: 'short' })?.text).toBe(
      'Password must be at least 6 characters long',
    ));

  it('then requires a password different from the current one [A-125] [A-126]', () =>
    expect(
      validatePasswordChange({ current: 'battery', next: 'battery', confirmation: 'battery' })?.text,
    ).toBe('New password must be different from current password'));

  it('returns null for a valid change', () => expect(validatePasswordChange(good)).toBeNull());

  it('marks the field of each rule', () => {
    expect(emptyPasswords).toEqual({ current: '', next: '', confirmation: '' });
    const change = (next: string, confirmation: string) =>
      validatePasswordChange({ current: 'battery', next, confirmation })?.fields;
    expect(change('abcdef', 'abcdeg')).toEqual({ confirmation: 'New passwords do not match' });
    expect(change('abcde', 'abcde')).toEqual({ next: 'Password must be at least 6 characters long' });
    expect(change('abcdef', 'abcdef')).toBeUndefined();
    expect(change('battery', 'battery')).toEqual({
      next: 'New password must be different from current password',
    });
  });
});
