import { emptySignup, formatFullName, validateSignup, getSignupError } from './signup.model.ts';

const complete = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'correct horse',
  confirmation: 'correct horse',
  agreed: true,
};

describe('sign-up validation', () => {
  it('requires both names, the email and both passwords [A-086]', () => {
    expect(Object.keys(validateSignup(emptySignup))).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'confirmation',
    ]);
    expect(validateSignup(complete)).toEqual({});
  });

  it('says what is missing, field by field', () => {
    expect(validateSignup({ ...emptySignup, firstName: '  ' })).toEqual({
      firstName: 'Enter your first name.',
      lastName: 'Enter your last name.',
      email: 'Enter your email.',
      password: 'Choose a password.',
      confirmation: 'Repeat the password.',
    });
    expect(validateSignup({ ...complete, confirmation: 'another' })).toEqual({
      confirmation: 'Passwords do not match.',
    });
    expect(validateSignup({ ...complete, password: '123456', confirmation: '123456' })).toEqual({});
  });

  it('says everything that is wrong at once', () => {
    const wrong = { ...complete, firstName: '', email: 'ada@', password: 'abc', confirmation: 'abd' };
    expect(validateSignup(wrong)).toEqual({
      firstName: 'Enter your first name.',
      email: 'Please enter a valid email address.',
      password: 'Password must be at least 6 characters long',
      confirmation: 'Passwords do not match.',
    });
  });

  it('starts without consent', () => expect(emptySignup.agreed).toBe(false));

  it('requires six characters', () =>
    expect(validateSignup({ ...complete, password: 'short', confirmation: 'short' })).toEqual({
      password: 'Password must be at least 6 characters long',
    }));

  it('checks first that the passwords match [A-084]', () =>
    expect(getSignupError({ ...complete, confirmation: 'another', agreed: false })).toEqual({
      title: 'Password Mismatch',
      text: 'Passwords do not match. Please try again.',
    }));

  it('requires agreement to the terms [A-085]', () =>
    expect(getSignupError({ ...complete, agreed: false })).toEqual({
      title: 'Terms Required',
      text: 'Please agree to the Terms of Service and Privacy Policy.',
    }));

  it('returns null for a complete form', () => expect(getSignupError(complete)).toBeNull());

  it('joins first and last name', () =>
    expect(
      [
        { firstName: ' Ada ', lastName: '' },
        { firstName: 'Ada', lastName: ' Lovelace ' },
      ].map(formatFullName),
    ).toEqual(['Ada', 'Ada Lovelace']));
});
