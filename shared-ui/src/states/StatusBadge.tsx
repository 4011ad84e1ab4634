import { styled } from '@mui/material/styles';
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
  neutral: 'text-secondary',
  info: 'info-main',
  success: 'success-main',
  warning: 'warning-main',
  error: 'error-main',
};

/** Many of them stand on one screen: their style is written once. */
const Badge = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& > svg': { fontSize: 16 },
});

/** A state in words, with a mark so that colour is never the only sign. */
export const StatusBadge = ({ tone, label, icon }: { tone: Tone; label: string; icon?: IconName }) => (
  <Badge style={{ color: `var(--rw-palette-${colors[tone]})` }}>
    <Icon name={icon ?? marks[tone]} />
    {label}
  </Badge>
);
