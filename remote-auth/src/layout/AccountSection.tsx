import { Box, Stack, Typography } from '@rankwright/shared-ui/core';
import { useId, type ReactNode } from 'react';

interface AccountSectionProps {
  title: string;
  /** What this part is for, in a sentence. */
  lead?: ReactNode;
  children: ReactNode;
}

/** One part of an account screen: its name and purpose at the left, the work at the right. */
export const AccountSection = ({ title, lead, children }: AccountSectionProps) => {
  const titleId = useId();
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gap: { xs: 2.5, lg: 6 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(200px, 280px) minmax(0, 680px)' },
      }}
    >
      <Stack spacing={0.75}>
        <Typography component="h2" variant="h4" id={titleId}>
          {title}
        </Typography>
        {lead && (
          <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 480 }}>
            {lead}
          </Typography>
        )}
      </Stack>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
};
