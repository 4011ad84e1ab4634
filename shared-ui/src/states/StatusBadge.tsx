import Box from '@mui/material/Box';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

const marks: Record<Tone, IconName> = {
  neutral: 'minus',
  info: 'clock',
  success: 'check',
  warning: 'alert',
  error: 'close',
};
const colors: Record<Tone, string> = {
  neutral: 'text.secondary',
  info: 'info.main',
  success: 'success.main',
  warning: 'warning.main',
  error: 'error.main',
};

/** A state in words, with a mark so that colour is never the only sign. */
export const StatusBadge = ({ tone, label, icon }: { tone: Tone; label: string; icon?: IconName }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      alignItems: 'center',
      gap: 0.5,
      color: colors[tone],
      fontSize: '0.8125rem',
      fontWeight: 600,
      whiteSpace: 'nowrap',
    }}
  >
    <Icon name={icon ?? marks[tone]} sx={{ fontSize: 16 }} />
    {label}
  </Box>
);
