import { messageOf } from '@rankwright/sdk/api';
import { useMutation, useQuery } from '@rankwright/sdk/query';
import { confirm } from '@rankwright/sdk/dialogs';
import { profileQuery } from '@rankwright/sdk/queries';
import { session, useSession } from '@rankwright/sdk/session';
import { showError } from '@rankwright/sdk/toasts';
import { Button, Stack, Typography } from '@rankwright/shared-ui/core';
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
    onError: (error) => showError('Error', messageOf(error, 'The export failed. Please try again.')),
  });
  const deleting = useMutation({
    mutationFn: removeAccount,
    onSuccess: () => session.end('logout'),
    onError: (error) =>
      showError('Error', messageOf(error, 'The account could not be deleted. Please try again.')),
  });
  const remove = async () => {
    if (email && (await askFirst(email))) deleting.mutate(email);
  };
  return (
    <Stack spacing={2} component="section" aria-labelledby="your-data">
      <Typography component="h2" variant="h4" id="your-data">
        Your data
      </Typography>
      <Typography color="textSecondary">
        Take everything you wrote with you at any time, with or without a plan.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
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
    </Stack>
  );
};
