import { styled } from '@mui/material/styles';
import { Icon } from '../icons/Icon.tsx';
import type { IconName } from '../icons/paths.ts';

export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'error';

const toneIcons: Record<Tone, IconName> = {
  neutral: 'minus',
  info: 'clock',
  success: 'check',
  warning: 'alert',
  error: 'close',
};
const toneColors: Record<Tone, string> = {
  neutral: 'text-secondary',
  info: 'info-main',
  success: 'success-main',
  warning: 'warning-main',
  error: 'error-main',
};

/** Static styles, because many badges render on one screen. */
const Badge = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.8125rem',
  fontWeight: 600,
  // One line, unless the container is narrower.
  width: 'max-content',
  maxWidth: '100%',
  '& > svg': { flex: 'none', fontSize: 16 },
});

/** A status label with an icon, so that color is never the only signal. */
export const StatusBadge = ({ tone, label, icon }: { tone: Tone; label: string; icon?: IconName }) => (
  <Badge style={{ color: `var(--rw-palette-${toneColors[tone]})` }}>
    <Icon name={icon ?? toneIcons[tone]} />
    {label}
  </Badge>
);
