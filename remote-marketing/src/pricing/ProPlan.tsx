import { formatPrice } from '@rankwright/contracts/billing';
import { plan } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { Button, PlanCard } from '@rankwright/shared-ui/core';

/** The plan card. Subscribe Now leads to billing when signed in, otherwise to log-in. */
export const ProPlan = () => {
  const { token } = useSession();
  return (
    <PlanCard
      name={plan.name}
      tagline={plan.tagline}
      price={formatPrice(plan.monthlyCents)}
      crossedOut={formatPrice(plan.crossedOutCents)}
      save={`Save ${formatPrice(plan.saveCents)} (${plan.savePercent}%)`}
      period="per month"
      features={plan.features}
      note={`${plan.trialDays}-day free trial. Cancel anytime. Your content stays readable and exportable.`}
      action={
        <Button
          component={RouterLink}
          to={token ? paths.billingMonthly : paths.loginBefore(paths.billingMonthly)}
          variant="contained"
          size="large"
        >
          Subscribe Now
        </Button>
      }
    />
  );
};
