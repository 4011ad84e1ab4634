import type { Passkey } from '@rankwright/contracts/account';
import { getErrorMessage } from '@rankwright/sdk/api';
import { createLazyPart } from '@rankwright/sdk/host';
import { profileQuery } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { Button, ErrorState, LoadingState, Stack } from '@rankwright/shared-ui/core';
import { useId, useState } from 'react';
import { AccountSection } from '../layout/AccountSection.tsx';
import { PasskeyList } from './PasskeyList.tsx';
import { outdatedByPasskey, passkeysQuery, requestRemovePasskey } from './passkeys.data.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { VerifyFirst } from './VerifyFirst.tsx';

const AddPasskeyDialog = createLazyPart(
  async () =>
    (await import(/* webpackChunkName: "settings-access" */ './AddPasskeyDialog.tsx')).AddPasskeyDialog,
);

const RenamePasskeyDialog = createLazyPart(
  async () =>
    (await import(/* webpackChunkName: "settings-access" */ './RenamePasskeyDialog.tsx')).RenamePasskeyDialog,
);

interface RemovePasskeyDialogProps {
  passkey: Passkey;
  hasPassword: boolean;
  onClose: () => void;
}

const RemovePasskeyDialog = ({ passkey, hasPassword, onClose }: RemovePasskeyDialogProps) => (
  <PasswordDialog
    destructive
    title="Remove this passkey?"
    confirmLabel="Remove passkey"
    hasPassword={hasPassword}
    send={(body) => requestRemovePasskey(passkey.id, body)}
    errorText="The passkey could not be removed. Please try again."
    success={{ title: 'Passkey removed' }}
    invalidates={outdatedByPasskey}
    onSuccess={onClose}
    onClose={onClose}
  >
    You can no longer log in with {passkey.name}. Delete it in your password manager, too.
  </PasswordDialog>
);

const AddPasskeyButton = ({ canAdd, onClick }: { canAdd: boolean; onClick: () => void }) => {
  const reasonId = useId();
  return (
    <>
      <Button
        variant="outlined"
        disabled={!canAdd}
        aria-describedby={canAdd ? undefined : reasonId}
        onClick={onClick}
      >
        Add passkey
      </Button>
      {!canAdd && <VerifyFirst id={reasonId} />}
    </>
  );
};

export const PasskeySection = () => {
  const { userId } = useSession();
  const profile = useQuery(profileQuery(userId)).data;
  const passkeys = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  const [renamed, setRenamed] = useState<Passkey | null>(null);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  return (
    <AccountSection
      id="passkeys"
      title="Passkeys"
      lead="Log in with your fingerprint, face or screen lock instead of your password. No code is needed."
    >
      {passkeys.isPending && <LoadingState shape="lines" />}
      {passkeys.isError && (
        <ErrorState
          size="small"
          title="The passkeys could not be loaded"
          text={getErrorMessage(passkeys.error, 'Please try again.')}
          onRetry={() => void passkeys.refetch()}
        />
      )}
      {passkeys.data && profile && (
        <Stack spacing={2} sx={{ '& > button': { alignSelf: 'flex-start' } }}>
          {passkeys.data.passkeys.length > 0 && (
            <PasskeyList
              passkeys={passkeys.data.passkeys}
              timeZone={profile.timeZone}
              onRename={setRenamed}
              onRemove={setRemoved}
            />
          )}
          <AddPasskeyButton canAdd={profile.emailVerified} onClick={() => setAdding(true)} />
        </Stack>
      )}
      {profile && isAdding && (
        <AddPasskeyDialog hasPassword={profile.hasPassword} onClose={() => setAdding(false)} />
      )}
      {renamed && <RenamePasskeyDialog passkey={renamed} onClose={() => setRenamed(null)} />}
      {profile && removed && (
        <RemovePasskeyDialog
          passkey={removed}
          hasPassword={profile.hasPassword}
          onClose={() => setRemoved(null)}
        />
      )}
    </AccountSection>
  );
};
