import { getErrorMessage } from '@rankwright/sdk/api';
import { createLazyPart } from '@rankwright/sdk/host';
import { profileQuery } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { ErrorState, LoadingState } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { AccountSection } from '../layout/AccountSection.tsx';
import { twoFactorQuery } from './twoFactor.data.ts';
import type { TwoFactorAction } from './TwoFactorDialog.tsx';
import { TwoFactorState } from './TwoFactorState.tsx';

const TwoFactorDialog = createLazyPart(
  async () =>
    (await import(/* webpackChunkName: "settings-access" */ './TwoFactorDialog.tsx')).TwoFactorDialog,
);

export const TwoFactorSection = () => {
  const { userId } = useSession();
  const profile = useQuery(profileQuery(userId)).data;
  const twoFactor = useQuery(twoFactorQuery);
  const [action, setAction] = useState<TwoFactorAction | null>(null);
  return (
    <AccountSection
      id="two-factor"
      title="Two-factor authentication"
      lead="Protects your account with a code from your phone, even if somebody knows your password."
    >
      {(twoFactor.isPending || !profile) && !twoFactor.isError && <LoadingState shape="lines" />}
      {twoFactor.isError && (
        <ErrorState
          size="small"
          title="The status could not be loaded"
          text={getErrorMessage(twoFactor.error, 'Please try again.')}
          onRetry={() => void twoFactor.refetch()}
        />
      )}
      {twoFactor.data && profile && (
        <TwoFactorState status={twoFactor.data} profile={profile} onAction={setAction} />
      )}
      {profile && action && (
        <TwoFactorDialog action={action} hasPassword={profile.hasPassword} onClose={() => setAction(null)} />
      )}
    </AccountSection>
  );
};
