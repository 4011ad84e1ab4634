import { getProfile, verifyToken } from '@rankwright/contracts/account';
import { listNotifications } from '@rankwright/contracts/alerts';
import { getSubscription } from '@rankwright/contracts/billing';
import { streamEvents } from '@rankwright/contracts/events';
import { plan, planLimits } from '@rankwright/contracts/limits';
import type { FakeApi } from './fakeApi.ts';

const memberId = '00000000-0000-4000-8000-000000000001';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The browser never verifies a signature. */
export const memberToken = `${encode({ alg: 'none' })}.${encode({ uid: memberId })}.`;

const profile = {
  uid: memberId,
  firstName: 'Ada',
  lastName: 'Lovelace',
  displayName: 'Ada Lovelace',
  email: 'ada@example.com',
  ...{ phone: '', company: '', website: '', address: '', bio: '', profilePicture: '' },
  updatedAt: '2026-01-01T09:00:00.000Z',
  timeZone: 'America/New_York',
  hasPassword: true,
  emailVerified: true,
  emailAlerts: true,
};

const subscription = {
  success: true,
  message: 'Subscription found',
  subscription: {
    status: 'active',
    interval: 'monthly',
    trialEnd: null,
    cancelAtPeriodEnd: false,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    stripeCustomerId: 'cus_test_1',
    amountCents: plan.monthlyCents,
    currency: plan.currency,
    paymentMethod: null,
  },
  usage: {
    keywordsTracked: 0,
    rankChecksPerformed: 0,
    reportsGenerated: 0,
    articlesGenerated: 0,
    storedMegabytes: 0,
  },
  planLimits: { ...planLimits, features: {} },
  trialAvailable: false,
} as const;

/** What the host itself asks for around every screen, as for a member with an active plan. */
export const fakeMember = (api: FakeApi): void => {
  api.reply(verifyToken, { valid: true });
  api.reply(getProfile, { success: true, user: profile });
  api.reply(getSubscription, subscription);
  api.reply(listNotifications, { success: true, notifications: [], unread: 0 });
  api.hang(streamEvents);
};
