import { Skeleton, WaitingState } from '@rankwright/shared-ui/core';
import { AccountSection } from '../layout/AccountSection.tsx';

/** The account on its way: its two parts, where they will stand. */
export const AccountWaiting = () => (
  <>
    <AccountSection title="Profile picture">
      <Skeleton variant="circular" width={88} height={88} />
    </AccountSection>
    <AccountSection title="Personal information">
      <WaitingState shape="form" />
    </AccountSection>
  </>
);
