import { needsUpgrade, type Subscription } from '@rankwright/contracts/billing';
import { Alert } from '@rankwright/shared-ui/core';
import { formatDate } from './subscription.model.ts';

const getPromptText = (subscription: Subscription | null): string => {
  if (!subscription) return 'You have no plan yet. Subscribe to Pro to write, plan and publish.';
  if (subscription.status === 'canceled')
    return 'Your plan has ended. You can still read and export your articles. Subscribe to write and publish again.';
  return `Your plan ends on ${formatDate(subscription.currentPeriodEnd)}. Reactivate it to keep writing and publishing.`;
};

/** Shown without a plan, after it has ended, and when it is set to cancel. */
export const UpgradePrompt = ({ subscription }: { subscription: Subscription | null }) =>
  needsUpgrade(subscription) ? (
    <Alert severity={subscription ? 'warning' : 'info'} role="note" aria-label="Upgrade">
      {getPromptText(subscription)}
    </Alert>
  ) : null;
