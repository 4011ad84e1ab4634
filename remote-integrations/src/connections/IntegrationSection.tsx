import { Box, Stack, Typography } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';

interface IntegrationSectionProps {
  title: string;
  /** One or two sentences about the section. */
  lead?: string;
  children: ReactNode;
}

/** A part of an integration's page, below a line. */
export const IntegrationSection = ({ title, lead, children }: IntegrationSectionProps) => (
  <Stack
    component="section"
    spacing={2}
    aria-label={title}
    sx={{ borderTop: 1, borderColor: 'divider', pt: 3 }}
  >
    <Box>
      <Typography component="h2" variant="h4">
        {title}
      </Typography>
      {lead && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, textWrap: 'pretty' }}>
          {lead}
        </Typography>
      )}
    </Box>
    {children}
  </Stack>
);
