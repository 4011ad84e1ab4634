import { logIn } from '@rankwright/contracts/account';
import type { Endpoint } from '@rankwright/contracts/http';
import type { TestAccount } from '../accounts.ts';
import type { TestReply } from '../apiCall.ts';
import type { TestApi } from '../startTestApi.ts';

export type AccountClient = (
  endpoint: Endpoint,
  params: Record<string, string>,
  body?: object,
) => Promise<TestReply>;

/** Calls endpoints as the account; logs in again when the session has expired meanwhile. */
export const createAccountClient = (
  { call }: TestApi,
  { token: firstToken, email, password }: TestAccount,
): AccountClient => {
  let token = firstToken;
  return async (endpoint, params, body) => {
    const reply = await call(endpoint, { token, params, body });
    if (reply.status !== 401) return reply;
    token = String((await call(logIn, { body: { email, password } })).body.token);
    return call(endpoint, { token, params, body });
  };
};
