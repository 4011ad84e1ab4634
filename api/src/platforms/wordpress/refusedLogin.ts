import { PlatformError } from '../platform.ts';

/** The site treats us as a stranger: the password is wrong, or a host took the login header away. Core answers both alike. */
export class LoginUnseenError extends PlatformError {
  constructor() {
    super(
      'permanent',
      'The site did not let us in. Check the user name and the application password; if they are right, your host removes the Authorization header, so ask it to pass that on, or use https.',
      'reconnect',
    );
  }
}

export const wrongCredentials = (): PlatformError =>
  new PlatformError('permanent', 'Invalid WordPress credentials', 'reconnect');
