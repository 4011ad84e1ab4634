import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Box, Button, PageHeader, Stack, StatusBadge } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import type { ConnectionBadge } from './connection.model.ts';

interface IntegrationPageProps {
  name: string;
  lead: string;
  icon: ReactNode;
  /** Undefined while the status is not known. */
  badge: ConnectionBadge | undefined;
  children: ReactNode;
}

/** The page of one integration, with the way back to all of them. */
export const IntegrationPage = ({ name, lead, icon, badge, children }: IntegrationPageProps) => (
  <Stack spacing={4}>
    <PageHeader
      title={name}
      lead={lead}
      actions={
        <Button component={RouterLink} to={paths.integrations} variant="outlined">
          All integrations
        </Button>
      }
    />
    <Stack component="section" aria-label={name} spacing={3} sx={{ maxWidth: 720 }}>
      {badge && (
        <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          {icon}
          <StatusBadge tone={badge.tone} label={badge.label} />
        </Box>
      )}
      {children}
    </Stack>
  </Stack>
);
