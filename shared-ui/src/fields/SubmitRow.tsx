import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

export interface SubmitRowProps {
  label: string;
  ready: boolean;
  busy: boolean;
  /** Why it cannot be sent yet, or what to know before it is. */
  reason: string;
  /** The form's id, where the row stands outside of it. */
  form?: string;
  /** A further button; it is given the id of the reason. */
  beside?: (reasonId: string) => ReactNode;
}

/** The end of a form: its button, and in words why it waits. */
export const SubmitRow = ({ label, ready, busy, reason, form, beside }: SubmitRowProps) => {
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
      {beside?.(reasonId)}
      <Typography id={reasonId} variant="body2" color="textSecondary">
        {reason}
      </Typography>
    </Stack>
  );
};
