import type { Report } from '@rankwright/contracts/reports';
import { Box, EmptyState, Typography } from '@rankwright/shared-ui/core';
import { formatMonth } from './report.model.ts';
import { ReportItem } from './ReportItem.tsx';

interface ReportListProps {
  reports: readonly Report[];
  /** The month of the next scheduled report; null: none is scheduled. */
  nextMonth: string | null;
  timeZone: string;
}

export const ReportList = ({ reports, nextMonth, timeZone }: ReportListProps) => (
  <section aria-labelledby="report-list">
    <Typography id="report-list" variant="h4" component="h2" sx={{ mb: 0.5 }}>
      Monthly reports
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
      {nextMonth
        ? `The report for ${formatMonth(nextMonth)} is created automatically once the month is over and its search data is final.`
        : 'No report is scheduled. Turn on the schedule below, or create a report when you need one.'}
    </Typography>
    {reports.length === 0 ? (
      <EmptyState
        illustration="empty-history"
        title="No reports yet"
        text="A report shows what you published in a month and how it performed in search."
      />
    ) : (
      <Box component="ul" aria-label="Reports" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {reports.map((report) => (
          <ReportItem key={report.id} report={report} timeZone={timeZone} />
        ))}
      </Box>
    )}
  </section>
);
