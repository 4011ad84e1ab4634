import { useApiMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { Box, Button, Stack, Typography } from '@rankwright/shared-ui/core';
import { LinearProgress } from '@rankwright/shared-ui/progress';
import { useRef, useState, type ChangeEvent } from 'react';
import { reportSettingsQuery, requestDeleteReportLogo, requestUploadReportLogo } from './reports.data.ts';
import { validateLogo } from './reportSettings.model.ts';

const topic = 'report-logo';

/** On white, as in the report. */
const frameStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 160,
  height: 80,
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: '#fff',
  '& img': { maxWidth: '100%', maxHeight: '100%', objectFit: 'contain' },
} as const;

const useLogoActions = () => {
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState(0);
  const uploading = useApiMutation({
    send: (file: File) => requestUploadReportLogo(file, setProgress),
    ...{ topic, errorText: 'The logo could not be uploaded.', success: { title: 'Logo saved' } },
    onSuccess: (reply) => queryClient.setQueryData(reportSettingsQuery.queryKey, reply),
  });
  const removing = useApiMutation({
    send: requestDeleteReportLogo,
    ...{ topic, errorText: 'The logo could not be removed.', success: { title: 'Logo removed' } },
    onSuccess: (reply) => queryClient.setQueryData(reportSettingsQuery.queryKey, reply),
  });
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (!file) return;
    const problem = validateLogo(file);
    if (problem) {
      showError('Error', problem, topic);
      return;
    }
    setProgress(0);
    uploading.mutate(file);
  };
  return { choose, uploading, removing, progress };
};

/** The logo above the heading of every report; saved at once. `logo` is a data URL. */
export const ReportLogo = ({ logo }: { logo: string | null }) => {
  const input = useRef<HTMLInputElement>(null);
  const { choose, uploading, removing, progress } = useLogoActions();
  return (
    <Stack spacing={1} role="group" aria-label="Logo">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        Logo
      </Typography>
      {logo && (
        <Box sx={frameStyle}>
          <img src={logo} alt="Your logo" />
        </Box>
      )}
      <Stack direction="row" spacing={1}>
        <Button variant="outlined" loading={uploading.isPending} onClick={() => input.current?.click()}>
          {logo ? 'Replace logo' : 'Upload logo'}
        </Button>
        {logo && (
          <Button color="error" loading={removing.isPending} onClick={() => removing.mutate()}>
            Remove logo
          </Button>
        )}
      </Stack>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        hidden
        aria-label="Logo file"
        onChange={choose}
      />
      <Typography variant="body2" color="textSecondary">
        PNG or JPEG, up to 1 MB.
      </Typography>
      {uploading.isPending && (
        <LinearProgress variant="determinate" value={progress * 100} aria-label="Uploading logo" />
      )}
    </Stack>
  );
};
