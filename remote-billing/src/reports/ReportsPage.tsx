import { getErrorMessage } from '@rankwright/sdk/api';
import { profileQuery } from '@rankwright/sdk/queries';
import { useQuery } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { Box, ErrorState, LoadingState, PageHeader, Stack } from '@rankwright/shared-ui/core';
import { pageDescriptions } from '../pageDescriptions.ts';
import { CreateReportMenu } from './CreateReportMenu.tsx';
import { listOpenMonths } from './report.model.ts';
import { ReportList } from './ReportList.tsx';
import { reportsQuery } from './reports.data.ts';
import { ReportSettingsSection } from './ReportSettingsSection.tsx';

/** The monthly reports and their settings. */
export const Component = () => {
  const { userId } = useSession();
  const timeZone = useQuery(profileQuery(userId)).data?.timeZone ?? 'UTC';
  const { data, error, isFetching, refetch } = useQuery(reportsQuery);
  return (
    <Stack spacing={5}>
      <PageHeader
        title="Reports"
        lead={pageDescriptions.reports}
        actions={data && <CreateReportMenu months={listOpenMonths(data.months, data.reports)} />}
      />
      {data && <ReportList reports={data.reports} nextMonth={data.nextMonth} timeZone={timeZone} />}
      {!data && !error && <LoadingState shape="lines" />}
      {!data && error && (
        <ErrorState
          title="The reports could not be loaded"
          text={getErrorMessage(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {/* Loaded beside the list, and shown after it: the list pushes nothing down when it arrives. */}
      <Box sx={{ display: data || error ? 'block' : 'none' }}>
        <ReportSettingsSection />
      </Box>
    </Stack>
  );
};
