import { submitLoginCode } from '@rankwright/contracts/account';
import { callApi } from '@rankwright/sdk/api';
import { startSession } from '../layout/startSession.ts';

export const requestSubmitLoginCode = (body: { challenge: string; code: string }): Promise<string | null> =>
  startSession(callApi(submitLoginCode, { body }));
