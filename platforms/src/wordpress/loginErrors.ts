import { PlatformError } from '../port/platform.ts';
import { invalidCredentialsText } from './errorTexts.ts';

/** The password is wrong or the host removes the Authorization header; WordPress returns the same error for both. */
export class LoginFailedError extends PlatformError {
  constructor() {
    super(
      'permanent',
      'Sign-in failed. Check the username and the application password. If they are correct, your host removes the Authorization header: ask it to allow the header, or use HTTPS.',
      'reconnect',
    );
  }
}

export const createInvalidCredentialsError = (): PlatformError =>
  new PlatformError('permanent', invalidCredentialsText, 'reconnect', null, 'WORDPRESS_CREDENTIALS');
