import { messageOf } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { useMutation, useQuery } from '@rankwright/sdk/query';
import { profileQuery } from '@rankwright/sdk/queries';
import { session, useSession } from '@rankwright/sdk/session';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { Button, Stack } from '@rankwright/shared-ui/core';
import { AccountSection } from '../layout/AccountSection.tsx';
import { downloadExport, removeAccount } from './settings.data.ts';

const askFirst = (email: string) =>
  confirm({
    title: 'Delete this account?',
    text: `Everything of ${email} is deleted: articles, plans, keywords and connections. Posts that are live on your sites stay. This cannot be undone; export your data first.`,
    confirmLabel: 'Delete account',
    destructive: true,
  });

export const YourData = () => {
  const { userId } = useSession();
  const email = useQuery(profileQuery(userId)).data?.email;
  const exporting = useMutation({
    mutationFn: downloadExport,
    onSuccess: (file) => showToast({ title: 'Export ready', description: `Saved as ${file}.` }),
    onError: (error) => showError('Error', messageOf(error, 'The export failed. Please try again.')),
  });
  const deleting = useMutation({
    mutationFn: removeAccount,
    onSuccess: () => {
      showToast({ title: 'Account deleted', description: 'Everything of it is gone. Take care.' });
      session.end('logout');
    },
    onError: (error) =>
      showError('Error', messageOf(error, 'The account could not be deleted. Please try again.')),
  });
  const remove = async () => {
    if (email && (await askFirst(email))) deleting.mutate(email);
  };
  return (
    <AccountSection
      title="Your data"
      lead="Take everything you wrote with you at any time, with or without a plan."
    >
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
