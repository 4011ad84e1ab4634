import { getErrorMessage } from '@rankwright/sdk/api';
import { useQuery } from '@rankwright/sdk/query';
import { Box, ErrorState, LoadingState, Stack, Typography } from '@rankwright/shared-ui/core';
import { reportSettingsQuery } from './reports.data.ts';
import { ReportLogo } from './ReportLogo.tsx';
import { ReportSettingsForm } from './ReportSettingsForm.tsx';

/** What the reports look like and who gets them. */
export const ReportSettingsSection = () => {
  const { data, error, isFetching, refetch } = useQuery(reportSettingsQuery);
  return (
    <Box component="section" aria-labelledby="report-settings" sx={{ maxWidth: 680 }}>
      <Typography id="report-settings" variant="h4" component="h2" sx={{ mb: 0.5 }}>
        Settings
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        Changes to the text apply to new reports; the logo appears on all of them.
      </Typography>
      {data && (
        <Stack spacing={3}>
          <ReportLogo logo={data.logo} />
          <ReportSettingsForm settings={data.settings} />
        </Stack>
      )}
      {!data && !error && <LoadingState shape="form" />}
      {!data && error && (
        <ErrorState
          size="small"
          title="The report settings could not be loaded"
          text={getErrorMessage(error, 'Please try again.')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
    </Box>
  );
};
