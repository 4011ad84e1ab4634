import {
  connectionModeDescriptions,
  connectionModeLabels,
  connectionModes,
  type ConnectionMode,
} from '@rankwright/contracts/connections';
import { Box, Typography } from '@rankwright/shared-ui/core';
import { FormControlLabel } from '@rankwright/shared-ui/forms';
import { Radio, RadioGroup } from '@rankwright/shared-ui/pickers';
import { useId } from 'react';

interface ModeFieldProps {
  value: ConnectionMode;
  onChange: (mode: ConnectionMode) => void;
}

/** What is published on a connected site without a click. The API calls automatic mode auto-publish. */
export const ModeField = ({ value, onChange }: ModeFieldProps) => {
  const id = useId();
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0, gridColumn: '1 / -1' }}>
      <Typography component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.875rem', fontWeight: 600 }}>
        Auto-publish
      </Typography>
      <RadioGroup
        aria-label="Auto-publish"
        value={value}
        onChange={(_, mode) => onChange(connectionModes.find((name) => name === mode) ?? 'manual')}
      >
        {connectionModes.map((mode) => (
          <Box key={mode}>
            <FormControlLabel
              value={mode}
              control={<Radio size="small" slotProps={{ input: { 'aria-describedby': `${id}-${mode}` } }} />}
              label={connectionModeLabels[mode]}
            />
            <Typography
              id={`${id}-${mode}`}
              variant="body2"
              color="textSecondary"
              sx={{ pl: 3.75, mt: -0.5 }}
            >
              {connectionModeDescriptions[mode]}
            </Typography>
          </Box>
        ))}
      </RadioGroup>
    </Box>
  );
};
