import { getErrorMessage } from '@rankwright/sdk/api';
import { confirm } from '@rankwright/sdk/dialogs';
import { useApiMutation, useQuery } from '@rankwright/sdk/query';
import { session } from '@rankwright/sdk/session';
import { Button, ErrorState, LoadingState, Stack } from '@rankwright/shared-ui/core';
import { SessionRow } from './SessionRow.tsx';
import { requestEndAllSessions, sessionsQuery } from './settings.data.ts';

const confirmLogOutEverywhere = () =>
  confirm({
    title: 'Log out everywhere?',
    text: 'This signs you out on every device, including this one. Your drafts are kept.',
    confirmLabel: 'Log out everywhere',
    destructive: true,
  });

export const SessionList = ({ timeZone }: { timeZone: string }) => {
  const sessions = useQuery(sessionsQuery);
  const loggingOut = useApiMutation({
    send: requestEndAllSessions,
    errorText: 'The sessions could not be ended. Please try again.',
    onSuccess: () => session.end('logout'),
  });
  const end = async () => {
    if (await confirmLogOutEverywhere()) loggingOut.mutate();
  };
  if (sessions.isPending) return <LoadingState shape="lines" />;
  if (sessions.isError)
    return (
      <ErrorState
        size="small"
        title="The sessions could not be loaded"
        text={getErrorMessage(sessions.error, 'Please try again.')}
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
        loading={loggingOut.isPending}
        onClick={() => void end()}
        sx={{ alignSelf: 'flex-start' }}
      >
        Log out everywhere
      </Button>
    </Stack>
  );
};
