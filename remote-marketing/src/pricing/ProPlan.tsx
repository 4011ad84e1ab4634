import { formatPrice } from '@rankwright/contracts/billing';
import { plan } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { useSession } from '@rankwright/sdk/session';
import { Button, PlanCard } from '@rankwright/shared-ui/core';

/** The one plan. Subscribe Now leads to billing when signed in, else to the log-in. */
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
      note={`${plan.trialDays}-day free trial. Cancel anytime; your texts stay readable and exportable.`}
      action={
        <Button
          component={RouterLink}
          to={token ? paths.billingMonthly : paths.login}
          {...(!token && { state: { from: paths.billingMonthly } })}
          variant="contained"
          size="large"
        >
          Subscribe Now
        </Button>
      }
    />
  );
};
