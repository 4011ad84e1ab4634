import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface PageHeaderProps {
  title: string;
  /** `p` when the title is not (yet) the heading of the screen. */
  heading?: 'h1' | 'p';
  eyebrow?: string;
  lead?: ReactNode;
  /** Buttons on the right; below the title on small screens. */
  actions?: ReactNode;
}

/** Title of a screen. Its `h1` gets the focus after a route change. */
export const PageHeader = ({ title, heading = 'h1', eyebrow, lead, actions }: PageHeaderProps) => (
  <Stack
    direction={{ xs: 'column', sm: 'row' }}
    spacing={2}
    sx={{ justifyContent: 'space-between', alignItems: { xs: 'stretch', sm: 'flex-end' } }}
  >
    <Box sx={{ minWidth: 0 }}>
      {eyebrow && (
        <Typography variant="overline" color="textSecondary" component="p">
          {eyebrow}
        </Typography>
      )}
      <Typography
        component={heading}
        variant="h2"
        {...(heading === 'h1' && { tabIndex: -1 })}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {lead && (
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: 640, textWrap: 'pretty' }}>
          {lead}
        </Typography>
      )}
    </Box>
    {actions && (
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', flexShrink: 0 }}>
        {actions}
      </Stack>
    )}
  </Stack>
);
