import { Box, FormControlLabel, Switch, Typography } from '@rankwright/shared-ui/core';

/** Publishes on save when on. Before a connection exists it only changes the form. */
export const AutoPublishField = ({
  checked,
  onChange,
}: {
  checked: boolean;
  onChange: (on: boolean) => void;
}) => (
  <Box>
    <FormControlLabel
      control={<Switch checked={checked} onChange={(_, on) => onChange(on)} />}
      label="Auto-publish"
    />
    <Typography variant="body2" color="textSecondary">
      {checked ? 'Saving an article also publishes it here.' : 'Articles wait until you publish them.'}
    </Typography>
  </Box>
);
