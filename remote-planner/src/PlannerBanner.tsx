import { needsUpgrade } from '@rankwright/contracts/billing';
import { paths } from '@rankwright/contracts/paths';
import { usePlan } from '@rankwright/sdk/queries';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, Typography } from '@rankwright/shared-ui/core';

const formatLongDate = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));

/** Today's date, a note about the branding of a trial, and the way to a plan. */
export const PlannerBanner = ({ today }: { today: string }) => {
  const subscription = usePlan().data?.subscription ?? null;
  const isTrialing = subscription?.status === 'trialing';
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', md: 'nowrap' },
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        borderLeft: 3,
        borderColor: 'accent.main',
        pl: 1.5,
      }}
    >
      <Box sx={{ '& > *': { display: { md: 'inline' } } }}>
        <Typography variant="body2" sx={{ fontWeight: 600, mr: 1.5 }}>
          {formatLongDate(today)}
        </Typography>
        {isTrialing && (
          <Typography variant="body2" color="textSecondary">
            During the trial, published articles include our branding. Upgrade to remove it.
          </Typography>
        )}
      </Box>
      {(isTrialing || needsUpgrade(subscription)) && (
        <Button
          component={RouterLink}
          to={paths.billing}
          variant="outlined"
          size="small"
          sx={{ flexShrink: 0 }}
        >
          Upgrade Now
        </Button>
      )}
    </Box>
  );
};
