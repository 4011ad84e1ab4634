import type { TwoFactorStatus, UserProfile } from '@rankwright/contracts/account';
import { Button, Stack, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { useId } from 'react';
import { formatTime } from './session.model.ts';
import { describeCodesLeft } from './twoFactor.model.ts';
import type { TwoFactorAction } from './TwoFactorDialog.tsx';
import { VerifyFirst } from './VerifyFirst.tsx';

interface TwoFactorStateProps {
  status: TwoFactorStatus;
  profile: Pick<UserProfile, 'emailVerified' | 'timeZone'>;
  onAction: (action: TwoFactorAction) => void;
}

const Off = ({ profile, onAction }: Omit<TwoFactorStateProps, 'status'>) => {
  const reasonId = useId();
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <StatusBadge tone="neutral" label="Off" />
      <Button
        variant="outlined"
        disabled={!profile.emailVerified}
        aria-describedby={profile.emailVerified ? undefined : reasonId}
        onClick={() => onAction('set-up')}
      >
        Set up authenticator app
      </Button>
      {!profile.emailVerified && <VerifyFirst id={reasonId} />}
    </Stack>
  );
};

export const TwoFactorState = ({ status, profile, onAction }: TwoFactorStateProps) => {
  if (!status.enabledAt) return <Off profile={profile} onAction={onAction} />;
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <StatusBadge tone="success" label={`On since ${formatTime(status.enabledAt, profile.timeZone)}`} />
      <Typography>{describeCodesLeft(status.recoveryCodesLeft)}</Typography>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => onAction('new-codes')}>
          New recovery codes
        </Button>
        <Button variant="outlined" color="error" onClick={() => onAction('turn-off')}>
          Turn off
        </Button>
      </Stack>
    </Stack>
  );
};
