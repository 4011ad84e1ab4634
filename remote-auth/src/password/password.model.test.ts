import { ApiError } from '@rankwright/sdk/api';
import { getEmailError, getSendError } from './forgot.model.ts';
import { validateReset } from './reset.model.ts';

describe('asking for a reset email', () => {
  it.each(['RESET_ACCOUNT_UNKNOWN', 'RESET_EMAIL_INVALID', 'INVALID_REQUEST'])(
    'shows %s at the field',
    (code) => {
      expect(getEmailError(new ApiError(400, code, 'Unknown address.'))).toBe('Unknown address.');
    },
  );

  it('shows any other failure as a toast, in other words when it is sent again', () => {
    const failed = new ApiError(500, 'RESET_EMAIL_FAILED', 'x');
    expect(getEmailError(failed)).toBeNull();
    expect(getEmailError(new Error('x'))).toBeNull();
    expect(getSendError(failed, false)).toBe('Failed to send password reset email.');
    expect(getSendError(failed, true)).toBe('Failed to resend password reset email.');
    expect(getSendError(new ApiError(500, 'UNEXPECTED', 'x'), true)).toBe(
      'Failed to resend password reset email.',
    );
    expect(getSendError(new ApiError(429, 'TOO_MANY', 'Wait a minute.'), true)).toBe('Wait a minute.');
    expect(getSendError(new Error('x'), false)).toBe('An unexpected error occurred.');
  });
});

describe('choosing a new password', () => {
  it('reports one error at a time', () => {
    expect(validateReset({ next: '', confirmation: 'a' })).toEqual({ next: 'New password is required' });
    expect(validateReset({ next: '12345', confirmation: '' })).toEqual({
      next: 'Password must be at least 6 characters long',
    });
    expect(validateReset({ next: '123456', confirmation: '1234567' })).toEqual({
      confirmation: 'New passwords do not match',
    });
    expect(validateReset({ next: '123456', confirmation: '123456' })).toEqual({});
  });
});
