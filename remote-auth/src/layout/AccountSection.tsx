import type { SettingsSection } from '@rankwright/contracts/paths';
import { Box, Stack, Typography } from '@rankwright/shared-ui/core';
import { useId, type ReactNode } from 'react';

interface AccountSectionProps {
  /** The anchor of the section: its heading is scrolled to and focused. */
  id?: SettingsSection;
  title: string;
  /** One sentence about the section. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A section of an account page: title and description on the left, content on the right. */
export const AccountSection = ({ id, title, lead, children }: AccountSectionProps) => {
  const ownId = useId();
  const titleId = id ?? ownId;
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
        <Typography component="h2" variant="h4" id={titleId} tabIndex={-1} sx={{ scrollMarginTop: 88 }}>
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
