import { Button, Stack, Typography } from '@rankwright/shared-ui/core';

interface GenerateActionsProps {
  ready: boolean;
  busy: boolean;
  planned: boolean;
  planning: boolean;
  onPlan: () => void;
}

/** Write at once, or look at an outline first. */
export const GenerateActions = ({ ready, busy, planned, planning, onPlan }: GenerateActionsProps) => (
  <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
    <Button
      type="submit"
      form="generate-form"
      variant="contained"
      size="large"
      disabled={!ready}
      loading={busy}
      aria-describedby="generate-reason"
    >
      Generate Article
    </Button>
    <Button
      variant="outlined"
      size="large"
      disabled={!ready || busy}
      loading={planning}
      aria-describedby="generate-reason"
      onClick={onPlan}
    >
      {planned ? 'Propose another outline' : 'Propose an outline first'}
    </Button>
    <Typography id="generate-reason" variant="body2" color="textSecondary">
      {ready ? 'A failed generation costs nothing.' : 'Fill in keyword, industry and audience.'}
    </Typography>
  </Stack>
);
