import { ApiError } from '@rankwright/sdk/api';
import { session } from '@rankwright/sdk/session';
import { sendRoiEstimate } from './sendRoiEstimate.ts';

/**
 * Starts the session of a sign-in and returns null. Returns the challenge instead when the account has two-factor
 * authentication: a code is needed first.
 */
export const startSession = async (signIn: Promise<{ token: string }>): Promise<string | null> => {
  try {
    session.start((await signIn).token);
    void sendRoiEstimate();
    return null;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'SECOND_FACTOR_REQUIRED')
      return error.details.challenge ?? null;
    throw error;
  }
};
