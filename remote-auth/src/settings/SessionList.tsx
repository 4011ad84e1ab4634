import { messageOf } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { useMutation, useQuery } from '@rankwright/sdk/query';
import { session } from '@rankwright/sdk/session';
import { showError } from '@rankwright/sdk/toasts';
import { Button, ErrorState, Stack, WaitingState } from '@rankwright/shared-ui/core';
import { SessionRow } from './SessionRow.tsx';
import { logOutEverywhere, sessionsQuery } from './settings.data.ts';

const askFirst = () =>
  confirm({
    title: 'Log out everywhere?',
    text: 'Every device is signed out, this one too. Your drafts stay.',
    confirmLabel: 'Log out everywhere',
    destructive: true,
  });

export const SessionList = ({ timeZone }: { timeZone: string }) => {
  const sessions = useQuery(sessionsQuery);
  const ending = useMutation({
    mutationFn: logOutEverywhere,
    onSuccess: () => session.end('logout'),
    onError: (error) =>
      showError('Error', messageOf(error, 'The sessions could not be ended. Please try again.')),
  });
  const end = async () => {
    if (await askFirst()) ending.mutate();
  };
  if (sessions.isPending) return <WaitingState shape="lines" />;
  if (sessions.isError)
    return (
      <ErrorState
        title="The sessions could not be loaded"
        text={messageOf(sessions.error, 'Please try again.')}
        onRetry={() => void sessions.refetch()}
      />
    );
  return (
    <Stack spacing={2.5}>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {sessions.data.sessions.map((row) => (
          <SessionRow key={row.id} row={row} timeZone={timeZone} />
        ))}
      </Stack>
      <Button
        variant="outlined"
        color="error"
        loading={ending.isPending}
        onClick={() => void end()}
        sx={{ alignSelf: 'flex-start' }}
      >
        Log out everywhere
      </Button>
    </Stack>
  );
};
