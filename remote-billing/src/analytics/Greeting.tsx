import { getDisplayName } from '@rankwright/contracts/account';
import { profileQuery } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { Box, Typography } from '@rankwright/shared-ui/core';

/** Today's date in the account's time zone; in the browser's until the profile has loaded. */
const formatToday = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone }).format(new Date());

export const Greeting = () => {
  const { userId } = useSession();
  const { data: profile, isPending } = useQuery(profileQuery(userId));
  const name = profile && getDisplayName(profile);
  return (
    <Box component="section" aria-label="Greeting" sx={{ borderLeft: 3, borderColor: 'accent.main', pl: 2 }}>
      {/* One line, whatever the name, and empty until it is known: what is below does not move. */}
      <Typography variant="h3" component="p" noWrap title={name}>
        {isPending ? '\u00a0' : `Hello ${name ?? 'there'}.`}
      </Typography>
      <Typography color="textSecondary">{formatToday(profile?.timeZone)}</Typography>
    </Box>
  );
};
