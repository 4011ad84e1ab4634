import { endpointKey } from '@rankwright/sdk/api';
import { getSubscription } from '@rankwright/contracts/billing';
import { toastTimes } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useQueryClient } from '@rankwright/sdk/query';
import { Navigate, useSearchParams } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { showToast } from '@rankwright/sdk/toasts';
import { useEffect } from 'react';

const outcomes: Record<string, Parameters<typeof showToast>[0]> = {
  success: {
    title: 'Subscription active',
    description: 'Welcome to Pro. You now have access to every feature.',
    durationMs: toastTimes.checkoutSuccessMs,
  },
  canceled: {
    title: 'Subscription Canceled',
    description: 'Your subscription was not completed. You can try again anytime.',
    variant: 'destructive',
    durationMs: toastTimes.checkoutCanceledMs,
  },
};

/** /dashboard has no content: it shows the result of a checkout and redirects. */
export const DashboardRedirect = () => {
  const [search] = useSearchParams();
  const { token } = useSession();
  const queryClient = useQueryClient();
  const checkout = search.get('checkout');
  useEffect(() => {
    const toast = checkout && token ? outcomes[checkout] : undefined;
    if (toast) showToast(toast);
    if (checkout) void queryClient.invalidateQueries({ queryKey: endpointKey(getSubscription) });
  }, [checkout, token, queryClient]);
  return token ? (
    <Navigate to={paths.contentPlanner} replace />
  ) : (
    <Navigate to={paths.login} replace state={{ from: paths.contentPlanner }} />
  );
};
