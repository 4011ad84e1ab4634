import { premiumFeatures } from '@rankwright/contracts/limits';
import { paths } from '@rankwright/contracts/paths';
import { useNavigate } from '@rankwright/sdk/router';
import { Alert, GateOverlay } from '@rankwright/shared-ui/core';

/** Says in the place of what needs a plan that it does, with the way to one. */
export const PlanNotice = () => {
  const navigate = useNavigate();
  return (
    <Alert
      severity="info"
      action={
        <GateOverlay compact features={premiumFeatures} onUpgrade={() => void navigate(paths.pricing)} />
      }
    >
      You can read, copy and export this article. Editing and publishing need an active plan.
    </Alert>
  );
};
