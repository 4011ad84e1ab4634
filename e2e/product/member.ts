import { randomUUID } from 'node:crypto';
import { register } from '@rankwright/contracts/account';
import { createCheckout } from '@rankwright/contracts/billing';
import { checkoutReturn } from '@rankwright/contracts/paths';
import { clientOf, type Client } from './client.ts';

export interface Member extends Client {
  token: string;
  email: string;
  password: string;
}

const password = 'correct horse battery';

/** Pays at the built-in test checkout: three days of trial begin. */
export const subscribe = async (url: string, member: Client): Promise<void> => {
  const { sessionUrl } = await member.send(createCheckout, {
    body: {
      interval: 'monthly',
      successUrl: `${url}${checkoutReturn.success}`,
      cancelUrl: `${url}${checkoutReturn.cancel}`,
    },
  });
  await fetch(new URL(sessionUrl, url), {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
};

/** A new account on the running product, with a plan unless told otherwise. */
export const newMember = async (
  url: string,
  { plan = true, displayName = 'Ada Lovelace', email = `member-${randomUUID()}@example.com` } = {},
): Promise<Member> => {
  const { token } = await clientOf(url).send(register, {
    body: { email, password, displayName, role: 'user' },
  });
  const member = { ...clientOf(url, token), token, email, password };
  if (plan) await subscribe(url, member);
  return member;
};

/** A browser context's `storageState` with the member signed in. */
export const signedIn = (url: string, { token }: Member) => ({
  cookies: [],
  origins: [{ origin: new URL(url).origin, localStorage: [{ name: 'auth_token', value: token }] }],
});
