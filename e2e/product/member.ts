import { activePlanKey, getSessionHint } from '@rankwright/contracts/prefetch';
import { randomUUID } from 'node:crypto';
import { registerAccount } from '@rankwright/contracts/account';
import { createCheckout } from '@rankwright/contracts/billing';
import { checkoutReturn } from '@rankwright/contracts/paths';
import { verifyMemberEmail } from './verifyEmail.ts';
import { createClient, type Client } from './client.ts';

export interface Member extends Client {
  token: string;
  email: string;
  password: string;
}

const password = 'correct horse battery';

/** Pays at the built-in test checkout, which starts the three-day trial. */
const subscribe = async (url: string, member: Client): Promise<void> => {
  const { sessionUrl } = await member.send(createCheckout, {
    body: {
      interval: 'monthly',
      successUrl: `${url}${checkoutReturn.success}`,
      cancelUrl: `${url}${checkoutReturn.cancel}`,
    },
  });
  const paid = await fetch(new URL(sessionUrl, url), {
    method: 'POST',
    headers: { connection: 'close' },
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
  await paid.arrayBuffer();
};

/** Creates an account with a verified address on the running product, by default with a plan. */
export const createMember = async (
  url: string,
  { plan = true, displayName = 'Ada Lovelace', email = `member-${randomUUID()}@example.com` } = {},
): Promise<Member> => {
  const { token } = await createClient(url).send(registerAccount, {
    body: { email, password, displayName, role: 'user' },
  });
  await verifyMemberEmail(url, email);
  const member = { ...createClient(url, token), token, email, password };
  if (plan) await subscribe(url, member);
  return member;
};

/**
 * `storageState` of a browser context in which the member is signed in. `isPlanKnown`: as on a device that has shown a gated
 * screen before, so that the next visit does not wait for the plan.
 */
export const createStorageState = (url: string, { token }: Member, { isPlanKnown = false } = {}) => {
  const plan = { name: activePlanKey, value: getSessionHint(token) };
  const localStorage = [{ name: 'auth_token', value: token }, ...(isPlanKnown ? [plan] : [])];
  return { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] };
};
