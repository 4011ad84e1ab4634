import { Button } from '@rankwright/shared-ui/core';
import { SubmitRow } from '@rankwright/shared-ui/forms';

interface GenerateActionsProps {
  ready: boolean;
  busy: boolean;
  planned: boolean;
  planning: boolean;
  onPlan: () => void;
}

/** Generate the article right away, or propose an outline first. */
export const GenerateActions = ({ ready, busy, planned, planning, onPlan }: GenerateActionsProps) => (
  <SubmitRow
    label="Generate Article"
    form="generate-form"
    ready={ready}
    busy={busy}
    reason={ready ? 'A failed generation costs nothing.' : 'Fill in keyword, industry and audience.'}
    renderSecondaryButton={(reasonId) => (
      <Button
        variant="outlined"
        size="large"
        disabled={!ready || busy}
        loading={planning}
        aria-describedby={reasonId}
        onClick={onPlan}
      >
        {planned ? 'Propose another outline' : 'Propose an outline first'}
      </Button>
    )}
  />
);
