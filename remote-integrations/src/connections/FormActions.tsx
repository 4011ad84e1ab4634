import { Box, Button, Typography } from '@rankwright/shared-ui/core';

interface FormActionsProps {
  /** Id of the text that explains why a button is disabled. */
  id: string;
  canTest: boolean;
  canSave: boolean;
  reason: string;
  testing: boolean;
  saving: boolean;
  onTest: () => void;
}

/** Test and save (submits the form), and the reason when either is disabled. */
export const FormActions = ({ id, canTest, canSave, reason, testing, saving, onTest }: FormActionsProps) => (
  <>
    <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
      <Button variant="outlined" disabled={!canTest} loading={testing} aria-describedby={id} onClick={onTest}>
        Test Connection
      </Button>
      <Button type="submit" variant="contained" disabled={!canSave} loading={saving} aria-describedby={id}>
        Save Config
      </Button>
    </Box>
    <Typography id={id} variant="body2" color="textSecondary">
      {canTest && canSave ? '' : reason}
    </Typography>
  </>
);
