import { connectionModeDescriptions } from '@rankwright/contracts/connections';
import { Box, Typography } from '@rankwright/shared-ui/core';
import { FormControlLabel, Switch } from '@rankwright/shared-ui/forms';

/** In the form of a new connection: on starts it in automatic mode, off in review mode. */
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
      {connectionModeDescriptions[checked ? 'automatic' : 'review']}
    </Typography>
  </Box>
);
