import { registerAccount } from '@rankwright/contracts/account';
import { dayMs } from '../clock.ts';
import { updateAccount } from '../features/auth/account.service.ts';
import { verificationLinkJob } from '../features/auth/auth.definition.ts';
import { saveSubscription } from '../payments/subscription.repository.ts';
import type { TestApi } from './startTestApi.ts';

type AccountApi = Pick<TestApi, 'app' | 'call' | 'deps'> & Partial<Pick<TestApi, 'queue'>>;

export interface TestAccount {
  token: string;
  userId: string;
  email: string;
  password: string;
}

const password = 'correct horse';

/** Signs up through the API, with an address that nobody has verified. */
export const signUpUnverified = async (api: AccountApi, email = 'ada@example.com'): Promise<TestAccount> => {
  const body = { email, password, displayName: 'Ada Lovelace', timeZone: 'Europe/London' };
  const reply = await api.call(registerAccount, { body });
  if (reply.status !== 200)
    throw new Error(`Sign-up answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  const token = String(reply.body.token);
  const { userId } = await api.app.guards.authenticate(token);
  return { token, userId, email, password };
};

/** Signs up through the API, with a verified address. */
export const signUp = async (api: AccountApi, email?: string): Promise<TestAccount> => {
  const account = await signUpUnverified(api, email);
  // Without the job that mails the link: most tests have other mail in mind.
  api.queue?.discard(verificationLinkJob);
  await updateAccount(api.deps.db, account.userId, { emailVerifiedAt: api.deps.clock.now() });
  return account;
};

/** Signs up with a plan that is active for a year. */
export const signUpWithPlan = async (api: AccountApi, email = 'ada@example.com'): Promise<TestAccount> => {
  const account = await signUp(api, email);
  await givePlan(api, account.userId);
  return account;
};

export const givePlan = async (
  api: AccountApi,
  userId: string,
  status: 'active' | 'trialing' = 'active',
): Promise<void> => {
  const now = api.deps.clock.now();
  const ends = new Date(now.getTime() + 365 * dayMs);
  await saveSubscription(api.deps.db, {
    ownerId: userId,
    source: 'test',
    status,
    interval: 'yearly',
    trialEnd: status === 'trialing' ? ends : null,
    periodStart: now,
    periodEnd: ends,
    customerId: `cus_test_${userId.slice(0, 8)}`,
    subscriptionId: `sub_test_${userId}`,
    amountCents: 118_800,
  });
};
