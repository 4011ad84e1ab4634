import { paths } from '@rankwright/contracts/paths';
import { formatZonedDate } from '@rankwright/contracts/zonedTime';
import { useTimeZone } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Link, Typography } from '@rankwright/shared-ui/core';
import { formatDay } from '../scheduling/day.model.ts';
import { plansQuery } from './generate.data.ts';
import { listNextPlanned, type PlannedRow } from './nextPlanned.model.ts';

const PlannedItem = ({ row }: { row: PlannedRow }) => (
  <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
    <Link component={RouterLink} to={paths.article(row.articleId)} sx={{ fontWeight: 600 }}>
      {row.title}
    </Link>
    <Typography variant="body2" color="textSecondary">
      {formatDay(row.scheduledDate)} · {row.volume.toLocaleString('en-US')} words
    </Typography>
  </Box>
);

/** The next planned articles that have no text yet; renders nothing when there are none. */
export const NextPlanned = () => {
  const { data } = useQuery(plansQuery);
  const today = formatZonedDate(new Date(), useTimeZone());
  const rows = listNextPlanned(data?.data.content ?? [], today);
  if (rows.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="next-planned" sx={{ maxWidth: 680 }}>
      <Typography id="next-planned" variant="h5" component="h2" sx={{ mb: 1 }}>
        Next in your plan
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rows.map((row) => (
          <PlannedItem key={row.id} row={row} />
        ))}
      </Box>
    </Box>
  );
};
