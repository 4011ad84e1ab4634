import { getErrorMessage } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { useMutation, useQuery } from '@rankwright/sdk/query';
import { profileQuery } from '@rankwright/sdk/queries';
import { session, useSession } from '@rankwright/sdk/session';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Button, Stack } from '@rankwright/shared-ui/core';
import { AccountSection } from '../layout/AccountSection.tsx';
import { downloadExport, requestDeleteAccount } from './settings.data.ts';

const confirmDeleteAccount = (email: string) =>
  confirm({
    title: 'Delete this account?',
    text: `This permanently deletes all data of ${email}: articles, plans, keywords and connections. Posts that are live on your sites stay online. This cannot be undone, so export your data first.`,
    confirmLabel: 'Delete account',
    destructive: true,
  });

export const DataSection = () => {
  const { userId } = useSession();
  const email = useQuery(profileQuery(userId)).data?.email;
  const exporting = useMutation({
    mutationFn: downloadExport,
    onSuccess: (file) => showToast({ title: 'Export ready', description: `Saved as ${file}.` }),
    onError: (error) => showError('Error', getErrorMessage(error, 'The export failed. Please try again.')),
  });
  const deleting = useMutation({
    mutationFn: requestDeleteAccount,
    onSuccess: () => {
      showToast({ title: 'Account deleted', description: 'Your account and its data have been deleted.' });
      session.end('logout');
    },
    onError: (error) =>
      showError('Error', getErrorMessage(error, 'The account could not be deleted. Please try again.')),
  });
  const remove = async () => {
    if (email && (await confirmDeleteAccount(email))) deleting.mutate(email);
  };
  return (
    <AccountSection title="Your data" lead="Export everything you wrote at any time, with or without a plan.">
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={exporting.isPending} onClick={() => exporting.mutate()}>
          Export all my data
        </Button>
        <Button
          variant="outlined"
          color="error"
          loading={deleting.isPending || !email}
          onClick={() => void remove()}
        >
          Delete account
        </Button>
      </Stack>
    </AccountSection>
  );
};
