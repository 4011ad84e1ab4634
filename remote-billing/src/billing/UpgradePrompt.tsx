import { needsUpgrade, type Subscription } from '@rankwright/contracts/billing';
import { Alert } from '@rankwright/shared-ui/core';
import { readableDay } from './subscription.model.ts';

const words = (subscription: Subscription | null): string => {
  if (!subscription) return 'You have no plan yet. Writing, planning and publishing open with Pro.';
  if (subscription.status === 'canceled')
    return 'Your plan has ended. Your texts stay yours to read and export; subscribe to write and publish again.';
  return `Your plan ends on ${readableDay(subscription.currentPeriodEnd)}. Reactivate it to go on writing and publishing.`;
};

/** For whoever has no plan, has ended it, or is about to. */
export const UpgradePrompt = ({ subscription }: { subscription: Subscription | null }) =>
  needsUpgrade(subscription) ? (
    <Alert severity={subscription ? 'warning' : 'info'} role="note" aria-label="Upgrade">
      {words(subscription)}
    </Alert>
  ) : null;
