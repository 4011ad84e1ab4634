import type { PlanLimits } from '@rankwright/contracts/billing';
import { planLimits, storage } from '@rankwright/contracts/limits';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../http/AppError.ts';
import type { Payer } from '../../payments/payments.ts';
import { findAccount } from '../auth/account.service.ts';
import { readUsage } from './usage.repository.ts';

const flags = ['contentGeneration', 'advancedAnalytics', 'multiPlatformDistribution', 'prioritySupport'];

/** The plan's limits; without an active plan, everything it unlocks is off. */
const getPlanLimits = (active: boolean): PlanLimits => ({
  ...planLimits,
  ...(!active && {
    keywordsLimit: 0,
    rankCheckLimit: 0,
    reportsLimit: 0,
    storageMegabytes: storage.megabytesWithoutPlan,
  }),
  features: Object.fromEntries(flags.map((flag) => [flag, active])),
});

export const getPayer = async (deps: Deps, userId: string): Promise<Payer> => {
  const user = await findAccount(deps.db, userId);
  if (!user) throw new AppError('NOT_FOUND');
  return { userId, email: user.email, hadTrial: user.hadTrial };
};

/** The current month's use and the plan's limits. */
export const getUsage = async ({ db, clock, payments }: Deps, userId: string) => ({
  usage: await readUsage(db, userId, clock.now()),
  planLimits: getPlanLimits(await payments.isActive(userId)),
});

export const getSubscription = async (deps: Deps, userId: string) => {
  const subscription = await deps.payments.getSubscription(userId);
  if (!subscription) throw new AppError('SUBSCRIPTION_MISSING');
  const { hadTrial } = await getPayer(deps, userId);
  return {
    success: true as const,
    message: 'Subscription found',
    subscription,
    ...(await getUsage(deps, userId)),
    trialAvailable: !hadTrial,
  };
};
