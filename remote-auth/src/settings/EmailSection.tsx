import type { UserProfile } from '@rankwright/contracts/account';
import { profileQuery } from '@rankwright/sdk/queries';
import { changeCached, useApiMutation, useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { FormControlLabel, Switch } from '@rankwright/shared-ui/forms';
import { requestUpdateUser } from '../account/account.data.ts';
import { AccountSection } from '../layout/AccountSection.tsx';

/** Whether alerts are sent by email, too; saved at once. */
export const EmailSection = () => {
  const { userId } = useSession();
  const query = profileQuery(userId);
  const profile = useQuery(query);
  const { mutate } = useApiMutation({
    send: (emailAlerts: boolean) => requestUpdateUser(userId ?? '', { emailAlerts }),
    errorText: 'The setting could not be saved.',
    success: { title: 'Setting saved' },
    optimistic: (emailAlerts) => [
      changeCached<UserProfile>(query.queryKey, (before) => ({ ...before, emailAlerts })),
    ],
  });
  return (
    <AccountSection
      id="email-alerts"
      title="Email alerts"
      lead="An email when an article needs your review or cannot be published as planned, when it was not published, and when a site must be connected again."
    >
      <FormControlLabel
        control={
          <Switch
            checked={profile.data?.emailAlerts ?? true}
            disabled={!profile.data}
            onChange={(_, on) => mutate(on)}
          />
        }
        label="Send alerts by email"
      />
    </AccountSection>
  );
};
