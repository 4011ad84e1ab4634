import type { Report } from '@rankwright/contracts/reports';
import { Box, Stack, Typography } from '@rankwright/shared-ui/core';
import { PrivateLinkDialog } from './PrivateLinkDialog.tsx';
import { describeLinks, formatDay, formatMonth } from './report.model.ts';
import { ReportButtons } from './ReportButtons.tsx';
import { ReportMails } from './ReportMails.tsx';
import { useReportActions } from './useReportActions.ts';

const itemStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
  py: 2.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;

/** One month: what became of its report, and what can be done with it. */
export const ReportItem = ({ report, timeZone }: { report: Report; timeZone: string }) => {
  const actions = useReportActions(report);
  const { data: link, reset } = actions.linking;
  return (
    <Box component="li" sx={itemStyle}>
      <Stack spacing={1.5} sx={{ minWidth: 0 }}>
        <Box>
          <Typography variant="h4" component="h3">
            {formatMonth(report.month)}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            Created {formatDay(report.createdAt, timeZone)}.{' '}
            {!report.isFinal && 'The figures for its last days were not final. '}
            {describeLinks(report, timeZone)}.
          </Typography>
        </Box>
        <ReportMails report={report} timeZone={timeZone} />
      </Stack>
      <ReportButtons report={report} actions={actions} />
      {link && (
        <PrivateLinkDialog
          month={report.month}
          url={link.url}
          endsAt={link.endsAt}
          timeZone={timeZone}
          onClose={reset}
        />
      )}
    </Box>
  );
};
