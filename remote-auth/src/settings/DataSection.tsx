import { confirm } from '@rankwright/sdk/dialogs';
import { useApiMutation, useQuery } from '@rankwright/sdk/query';
import { profileQuery } from '@rankwright/sdk/queries';
import { session, useSession } from '@rankwright/sdk/session';
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
  const exporting = useApiMutation({
    send: downloadExport,
    errorText: 'The export failed. Please try again.',
    success: (file) => ({ title: 'Export ready', description: `Saved as ${file}.` }),
  });
  const deleting = useApiMutation({
    send: requestDeleteAccount,
    errorText: 'The account could not be deleted. Please try again.',
    success: { title: 'Account deleted', description: 'Your account and its data have been deleted.' },
    onSuccess: () => session.end('logout'),
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
