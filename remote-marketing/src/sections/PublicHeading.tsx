import { Box, Container, Typography } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';

/** Heading of every public page except the landing page. */
export const PublicHeading = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead: ReactNode;
  children?: ReactNode;
}) => (
  <Box sx={{ pt: { xs: 6, md: 10 }, pb: { xs: 4, md: 6 } }}>
    <Container maxWidth="lg">
      <Typography component="h1" variant="h1" tabIndex={-1} sx={{ maxWidth: 820 }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, fontSize: '1.1875rem', maxWidth: 640 }}>
        {lead}
      </Typography>
      {children}
    </Container>
  </Box>
);
