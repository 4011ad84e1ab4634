import type { Report } from '@rankwright/contracts/reports';
import { Box, Stack, StatusBadge, Typography } from '@rankwright/shared-ui/core';
import { formatDay, formatMonth, mailLabels } from './report.model.ts';

/** To whom a report was emailed, and what became of each email. */
export const ReportMails = ({
  report: { month, mails },
  timeZone,
}: {
  report: Pick<Report, 'month' | 'mails'>;
  timeZone: string;
}) =>
  mails.length > 0 && (
    <Stack
      component="ul"
      aria-label={`Emails of ${formatMonth(month)}`}
      spacing={0.75}
      sx={{ listStyle: 'none', m: 0, p: 0 }}
    >
      {mails.map(({ recipient, state, sentAt, error }) => (
        <Box component="li" key={recipient}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
            <Typography variant="body2" component="span" sx={{ overflowWrap: 'anywhere' }}>
              {recipient}
            </Typography>
            <StatusBadge
              tone={mailLabels[state].tone}
              label={sentAt ? `Sent ${formatDay(sentAt, timeZone)}` : mailLabels[state].label}
            />
          </Box>
          {error && (
            <Typography variant="body2" color="textSecondary">
              {error}
            </Typography>
          )}
        </Box>
      ))}
    </Stack>
  );
