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

/** Letters that are kept on one line. */
const longest = 30;

/** Many of them stand on one screen: their style is written once. */
const Badge = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontSize: '0.8125rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  '& > svg': { flex: 'none', fontSize: 16 },
  // A whole sentence does not fit a phone.
  '&[data-long]': { whiteSpace: 'normal' },
});

/** A state in words, with a mark so that colour is never the only sign. */
export const StatusBadge = ({ tone, label, icon }: { tone: Tone; label: string; icon?: IconName }) => (
  <Badge
    data-long={label.length > longest || undefined}
    style={{ color: `var(--rw-palette-${colors[tone]})` }}
  >
    <Icon name={icon ?? marks[tone]} />
    {label}
  </Badge>
);
