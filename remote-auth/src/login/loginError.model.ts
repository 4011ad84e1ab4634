import { ApiError } from '@rankwright/sdk/api';
import { describeFailedLogin, loginTexts } from './login.model.ts';

/** What the app shows of a failed log-in; a fault in the browser has no text for people. */
export const getLoginError = (error: unknown): string =>
  error instanceof ApiError ? describeFailedLogin(error) : loginTexts.failed;
