import { getErrorMessage } from '@rankwright/sdk/api';
import { profileQuery } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { ErrorState, LoadingState, Stack } from '@rankwright/shared-ui/core';
import { AccountSection } from '../layout/AccountSection.tsx';
import { ActivityRow } from './ActivityRow.tsx';
import { activityQuery } from './settings.data.ts';

/** The account's security events, newest first. */
export const ActivitySection = () => {
  const { userId } = useSession();
  const timeZone = useQuery(profileQuery(userId)).data?.timeZone ?? 'UTC';
  const activity = useQuery(activityQuery);
  return (
    <AccountSection
      id="activity"
      title="Recent activity"
      lead="Sign-ins and security changes. If you do not recognize one, change your password."
    >
      {activity.isPending && <LoadingState shape="lines" />}
      {activity.isError && (
        <ErrorState
          size="small"
          title="The activity could not be loaded"
          text={getErrorMessage(activity.error, 'Please try again.')}
          onRetry={() => void activity.refetch()}
        />
      )}
      {activity.data && (
        <Stack
          component="ul"
          aria-label="Recent activity"
          sx={{ listStyle: 'none', p: 0, m: 0, maxHeight: 420, overflowY: 'auto' }}
          // A scrolling list must be reachable by keyboard.
          tabIndex={0}
        >
          {activity.data.events.map((event) => (
            <ActivityRow key={event.id} event={event} timeZone={timeZone} />
          ))}
        </Stack>
      )}
    </AccountSection>
  );
};
