import type { UserProfile } from '@rankwright/contracts/account';
import { session } from '@rankwright/sdk/session';
import { PasswordDialog } from './PasswordDialog.tsx';
import { requestDeleteAccount } from './settings.data.ts';

interface DeleteAccountDialogProps {
  profile: Pick<UserProfile, 'email' | 'hasPassword'>;
  onClose: () => void;
}

export const DeleteAccountDialog = ({ profile, onClose }: DeleteAccountDialogProps) => (
  <PasswordDialog
    destructive
    title="Delete this account?"
    confirmLabel="Delete account"
    hasPassword={profile.hasPassword}
    send={(body) => requestDeleteAccount({ confirm: profile.email, ...body })}
    errorText="The account could not be deleted. Please try again."
    success={{ title: 'Account deleted', description: 'Your account and its data have been deleted.' }}
    onSuccess={() => session.end('logout')}
    onClose={onClose}
  >
    This permanently deletes all data of {profile.email}: articles, plans, keywords and connections. Posts
    that are live on your sites stay online. This cannot be undone, so export your data first.
  </PasswordDialog>
);
