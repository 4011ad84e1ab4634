import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Illustration } from '../brand/Illustration.tsx';

export interface ErrorStateProps {
  /** What happened. */
  title: string;
  /** What to do. */
  text: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  /** Default: Retry. */
  retryLabel?: string;
  /** Further buttons or links. */
  actions?: ReactNode;
  /** Team that owns this part; shown small. */
  owner?: string;
  /** `h1` when this is the whole page. */
  heading?: 'h1' | 'h2';
  /** `small` in a dialog or a section: no illustration, so that Retry is in view. Default: medium. */
  size?: 'small' | 'medium';
}

/** Error state: what happened, what to do, and Retry. */
export const ErrorState = ({
  title,
  text,
  onRetry,
  retrying = false,
  retryLabel = 'Retry',
  actions,
  owner,
  heading = 'h2',
  size = 'medium',
}: ErrorStateProps) => (
  <Stack
    role="alert"
    spacing={size === 'small' ? 1 : 2}
    sx={
      size === 'small'
        ? { alignItems: 'flex-start', py: 1 }
        : { alignItems: 'center', textAlign: 'center', py: { xs: 4, md: 8 }, px: 2 }
    }
  >
    {size === 'medium' && <Illustration name="broken" />}
    <Typography
      variant={size === 'small' ? 'h5' : 'h3'}
      component={heading}
      tabIndex={heading === 'h1' ? -1 : undefined}
    >
      {title}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: 480 }}>
      {text}
    </Typography>
    {onRetry && (
      <Button variant="contained" loading={retrying} onClick={onRetry}>
        {retryLabel}
      </Button>
    )}
    {actions}
    {owner && (
      <Typography variant="body2" color="textSecondary">
        {owner}
      </Typography>
    )}
  </Stack>
);
