import { LoadingState, Skeleton } from '@rankwright/shared-ui/core';
import { AccountSection } from '../layout/AccountSection.tsx';

/** Loading state of My Account, with both sections in place. */
export const AccountSkeleton = () => (
  <>
    <AccountSection title="Profile picture">
      <Skeleton variant="circular" width={88} height={88} />
    </AccountSection>
    <AccountSection title="Personal information">
      <LoadingState shape="form" />
    </AccountSection>
  </>
);
