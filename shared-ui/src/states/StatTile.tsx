import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { typefaces } from '../theme/tokens.ts';

/** A number with its label. */
export const StatTile = ({ label, value, hint }: { label: string; value: ReactNode; hint?: ReactNode }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column', borderTop: 2, borderColor: 'text.primary', pt: 1.5 }}>
    <Typography variant="body2" color="textSecondary" component="p" sx={{ mb: 'auto' }}>
      {label}
    </Typography>
    <Typography
      component="p"
      sx={{
        fontFamily: typefaces.display,
        fontSize: '2.25rem',
        lineHeight: 1.2,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {value}
    </Typography>
    {hint && (
      <Typography variant="body2" color="textSecondary" component="p">
        {hint}
      </Typography>
    )}
  </Box>
);
