import { useState } from 'react';
import { PasswordDialog } from './PasswordDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import { ScanDialog } from './ScanDialog.tsx';
import { requestDisableTwoFactor, requestCreateRecoveryCodes, requestSetUpTwoFactor } from './setup.data.ts';
import { outdatedByChange } from './twoFactor.data.ts';

export type TwoFactorAction = 'set-up' | 'new-codes' | 'turn-off';

interface TwoFactorDialogProps {
  hasPassword: boolean;
  onClose: () => void;
}

const SetUp = ({ hasPassword, onClose }: TwoFactorDialogProps) => {
  const [setUp, setSetUp] = useState<{ secret: string; uri: string } | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  if (setUp)
    return <ScanDialog secret={setUp.secret} uri={setUp.uri} onEnabled={setCodes} onClose={onClose} />;
  return (
    <PasswordDialog
      title="Set up two-factor authentication"
      confirmLabel="Continue"
      hasPassword={hasPassword}
      send={requestSetUpTwoFactor}
      errorText="Two-factor authentication could not be set up. Please try again."
      onSuccess={setSetUp}
      onClose={onClose}
    >
      You need an authenticator app on your phone. From then on, every log-in asks for a code from it. Your
      other devices are signed out.
    </PasswordDialog>
  );
};

const NewCodes = ({ hasPassword, onClose }: TwoFactorDialogProps) => {
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <RecoveryCodesDialog codes={codes} onClose={onClose} />;
  return (
    <PasswordDialog
      asksCode
      title="Create new recovery codes?"
      confirmLabel="Create codes"
      hasPassword={hasPassword}
      send={requestCreateRecoveryCodes}
      errorText="The codes could not be created. Please try again."
      invalidates={outdatedByChange}
      onSuccess={({ recoveryCodes }) => setCodes(recoveryCodes)}
      onClose={onClose}
    >
      Your current codes stop working.
    </PasswordDialog>
  );
};

const TurnOff = ({ hasPassword, onClose }: TwoFactorDialogProps) => (
  <PasswordDialog
    destructive
    asksCode
    title="Turn off two-factor authentication?"
    confirmLabel="Turn off"
    hasPassword={hasPassword}
    send={requestDisableTwoFactor}
    errorText="Two-factor authentication could not be turned off. Please try again."
    success={{ title: 'Two-factor authentication is off' }}
    invalidates={outdatedByChange}
    onSuccess={onClose}
    onClose={onClose}
  >
    Your password alone is then enough to log in. Your recovery codes are deleted, and your other devices are
    signed out.
  </PasswordDialog>
);

const dialogs = { 'set-up': SetUp, 'new-codes': NewCodes, 'turn-off': TurnOff };

export const TwoFactorDialog = ({ action, ...props }: TwoFactorDialogProps & { action: TwoFactorAction }) => {
  const Dialog = dialogs[action];
  return <Dialog {...props} />;
};
