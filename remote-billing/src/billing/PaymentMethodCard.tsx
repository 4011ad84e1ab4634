import type { Subscription } from '@rankwright/contracts/billing';
import { Button, Typography } from '@rankwright/shared-ui/core';
import { Card, CardContent } from '@rankwright/shared-ui/lists';
import { redirectToBillingPortal } from './billing.data.ts';
import type { PlanState } from './subscription.model.ts';
import { usePlanAction } from './usePlanAction.ts';

const formatBrand = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);

const formatPaymentMethod = (method: Subscription['paymentMethod']): string =>
  method
    ? `${formatBrand(method.brand)} ending in ${method.last4}, expires ${String(method.expMonth).padStart(2, '0')}/${method.expYear}`
    : 'No card on file.';

/** The card on file. The billing portal is unavailable for test subscriptions. */
export const PaymentMethodCard = ({
  subscription,
  state: { test, overdue },
}: {
  subscription: Subscription;
  state: PlanState;
}) => {
  const portal = usePlanAction(redirectToBillingPortal, 'Failed to create billing portal session');
  return (
    <Card component="section" aria-labelledby="payment-method">
      <CardContent sx={{ display: 'grid', gap: 2, p: { xs: 2.5, sm: 3.5 }, justifyItems: 'start' }}>
        <Typography id="payment-method" variant="h4" component="h2">
          Payment method
        </Typography>
        <Typography>{formatPaymentMethod(subscription.paymentMethod)}</Typography>
        <Button
          variant={overdue ? 'contained' : 'outlined'}
          disabled={test}
          loading={portal.isPending}
          aria-describedby={test ? 'portal-reason' : undefined}
          onClick={() => portal.mutate(undefined)}
        >
          Manage payment method
        </Button>
        {test && (
          <Typography
            id="portal-reason"
            variant="body2"
            color="textSecondary"
            // The text of the API's error begins in lower case.
            sx={{ '&::first-letter': { textTransform: 'uppercase' } }}
          >
            payment method management not available for test subscriptions
          </Typography>
        )}
      </CardContent>
    </Card>
  );
};
