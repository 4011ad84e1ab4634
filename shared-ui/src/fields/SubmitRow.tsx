import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface SubmitRowProps {
  label: string;
  ready: boolean;
  busy: boolean;
  /** Why the form cannot be submitted yet, or a note about submitting it. */
  reason: string;
  /** Id of the form, when the row is outside of it. */
  form?: string;
  /** Renders a second button; gets the id of the reason for `aria-describedby`. */
  renderSecondaryButton?: (reasonId: string) => ReactNode;
}

/** Submit button of a form with the reason why it is disabled. */
export const SubmitRow = ({ label, ready, busy, reason, form, renderSecondaryButton }: SubmitRowProps) => {
  const reasonId = useId();
  return (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Button
        type="submit"
        {...(form && { form })}
        variant="contained"
        size="large"
        disabled={!ready}
        loading={busy}
        aria-describedby={reasonId}
      >
        {label}
      </Button>
      {renderSecondaryButton?.(reasonId)}
      <Typography id={reasonId} variant="body2" color="textSecondary">
        {reason}
      </Typography>
    </Stack>
  );
};
