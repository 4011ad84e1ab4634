import { register } from '@rankwright/contracts/account';
import { saveSubscription } from '../payments/subscription.repository.ts';
import type { TestApi } from './startTestApi.ts';

type AccountApi = Pick<TestApi, 'app' | 'call' | 'deps'>;

export interface TestAccount {
  token: string;
  userId: string;
  email: string;
  password: string;
}

const password = 'correct horse';

/** Signs up through the API. */
export const signUp = async (api: AccountApi, email = 'ada@example.com'): Promise<TestAccount> => {
  const body = { email, password, displayName: 'Ada Lovelace', timeZone: 'Europe/London' };
  const reply = await api.call(register, { body });
  if (reply.status !== 200)
    throw new Error(`Sign-up answered ${reply.status}: ${JSON.stringify(reply.body)}`);
  const token = String(reply.body.token);
  const { userId } = await api.app.guards.authenticate(token);
  return { token, userId, email, password };
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
  const ends = new Date(now.getTime() + 365 * 86_400_000);
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
