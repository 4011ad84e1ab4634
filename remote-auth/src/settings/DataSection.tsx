import { useApiMutation, useQuery } from '@rankwright/sdk/query';
import { profileQuery } from '@rankwright/sdk/queries';
import { useSession } from '@rankwright/sdk/session';
import { Button, Stack } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { AccountSection } from '../layout/AccountSection.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';
import { downloadExport } from './settings.data.ts';

export const DataSection = () => {
  const { userId } = useSession();
  const { data: profile } = useQuery(profileQuery(userId));
  const exporting = useApiMutation({
    send: downloadExport,
    errorText: 'The export failed. Please try again.',
    success: (file) => ({ title: 'Export ready', description: `Saved as ${file}.` }),
  });
  const [isDeleting, setDeleting] = useState(false);
  return (
    <AccountSection
      id="data"
      title="Your data"
      lead="Export everything you wrote at any time, with or without a plan."
    >
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" loading={exporting.isPending} onClick={() => exporting.mutate()}>
          Export all my data
        </Button>
        <Button variant="outlined" color="error" loading={!profile} onClick={() => setDeleting(true)}>
          Delete account
        </Button>
      </Stack>
      {profile && isDeleting && <DeleteAccountDialog profile={profile} onClose={() => setDeleting(false)} />}
    </AccountSection>
  );
};
