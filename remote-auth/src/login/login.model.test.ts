import { ApiError } from '@rankwright/sdk/api';
import { getLoginError, validateLogin } from './login.model.ts';

describe('logging in', () => {
  it('asks for both fields', () => {
    expect(validateLogin({ email: ' ', password: '' })).toEqual({
      email: 'Enter your email.',
      password: 'Enter your password.',
    });
    expect(validateLogin({ email: 'ada@example.com', password: ' ' })).toEqual({});
  });

  it.each([
    ['the server’s words about the credentials', new ApiError(401, 'LOGIN_FAILED', 'Wrong.'), 'Wrong.'],
    ['plain words for credentials', new ApiError(400, 'UNEXPECTED', 'x'), 'Invalid credentials'],
    ['plain words for credentials', new ApiError(401, 'UNEXPECTED', 'x'), 'Invalid credentials'],
    ['no blame for a failing server', new ApiError(500, 'UNEXPECTED', 'x'), 'Login failed'],
    ['a failing server’s own text', new ApiError(503, 'BUSY', 'Try again.'), 'Try again.'],
    ['nothing of a fault in the browser', new Error('undefined is not'), 'Login failed'],
  ])('shows %s', (_, error, text) => {
    expect(getLoginError(error)).toBe(text);
  });
});
