import { Button, Stack } from '@rankwright/shared-ui/core';

interface DistributionActionsProps {
  isRunning: boolean;
  isSavingDraft: boolean;
  onDistribute: () => void;
  onSchedule: () => void;
  /** Missing while an article of the account is picked. */
  onSaveDraft?: () => void;
}

export const DistributionActions = ({
  isRunning,
  isSavingDraft,
  onDistribute,
  onSchedule,
  onSaveDraft,
}: DistributionActionsProps) => (
  <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
    <Button variant="contained" disabled={isRunning} onClick={onDistribute}>
      {isRunning ? 'Distributing...' : 'Distribute Now'}
    </Button>
    <Button variant="outlined" onClick={onSchedule}>
      Schedule for Later
    </Button>
    {onSaveDraft && (
      <Button variant="outlined" loading={isSavingDraft} onClick={onSaveDraft}>
        Save as Draft
      </Button>
    )}
  </Stack>
);
