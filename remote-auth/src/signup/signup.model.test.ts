import { emptySignup, fullName, signupErrors, signupRefusal } from './signup.model.ts';

const complete = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@example.com',
  password: 'correct horse',
  confirmation: 'correct horse',
  agreed: true,
};

describe('the rules of a sign-up', () => {
  it('asks for every name, the email and both passwords [A-086]', () => {
    expect(Object.keys(signupErrors(emptySignup))).toEqual([
      'firstName',
      'lastName',
      'email',
      'password',
      'confirmation',
    ]);
    expect(signupErrors(complete)).toEqual({});
  });

  it('asks for six characters', () =>
    expect(signupErrors({ ...complete, password: 'short', confirmation: 'short' })).toEqual({
      password: 'Password must be at least 6 characters long',
    }));

  it('refuses different passwords first [A-084]', () =>
    expect(signupRefusal({ ...complete, confirmation: 'another', agreed: false })).toEqual({
      title: 'Password Mismatch',
      text: 'Passwords do not match. Please try again.',
    }));

  it('refuses without the terms [A-085]', () =>
    expect(signupRefusal({ ...complete, agreed: false })).toEqual({
      title: 'Terms Required',
      text: 'Please agree to the Terms of Service and Privacy Policy.',
    }));

  it('lets a complete form through', () => expect(signupRefusal(complete)).toBeNull());

  it('joins the names', () => expect(fullName({ firstName: ' Ada ', lastName: '' })).toBe('Ada'));
});
