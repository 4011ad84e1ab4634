import { Box, FormControlLabel, Switch, Typography } from '@rankwright/shared-ui/core';

/** Publishes articles on save when on. Without a connection it only changes the form. */
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
      {checked
        ? 'Saving an article also publishes it here.'
        : 'Articles stay unpublished until you publish them.'}
    </Typography>
  </Box>
);
