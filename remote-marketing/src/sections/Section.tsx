import { Box, Container, Typography } from '@rankwright/shared-ui/core';
import { useId, type ReactNode } from 'react';
import { skipOffscreen } from './skipOffscreen.ts';

interface SectionProps {
  /** Anchor, e.g. `services`. */
  id?: string;
  eyebrow?: string;
  title: string;
  lead?: string;
  /** Places the heading left of the content on wide screens instead of above it. */
  isHeadingBeside?: boolean;
  /** Laid out when it comes near the screen; only below the last anchor of the page, which its final height would move. */
  isSkippedOffscreen?: boolean;
  children: ReactNode;
}

/** A section of a public page, with a border on top. */
export const Section = ({
  id,
  eyebrow,
  title,
  lead,
  isHeadingBeside = false,
  isSkippedOffscreen = false,
  children,
}: SectionProps) => {
  const titleId = useId();
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={titleId}
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        py: { xs: 6, md: 11 },
        scrollMarginTop: 72,
        ...(isSkippedOffscreen && skipOffscreen),
      }}
    >
      <Container
        maxWidth="lg"
        {...(isHeadingBeside && {
          sx: { display: 'grid', columnGap: 8, gridTemplateColumns: { md: '1fr 1.6fr' } },
        })}
      >
        <Box sx={{ maxWidth: 680, mb: { xs: 3, md: isHeadingBeside ? 0 : 5 } }}>
          {eyebrow && (
            <Typography variant="overline" component="p" sx={{ color: 'accent.main', mb: 1 }}>
              {eyebrow}
            </Typography>
          )}
          <Typography id={titleId} variant="h2" component="h2">
            {title}
          </Typography>
          {lead && (
            <Typography color="textSecondary" sx={{ mt: 1.5, fontSize: '1.125rem' }}>
              {lead}
            </Typography>
          )}
        </Box>
        {children}
      </Container>
    </Box>
  );
};
