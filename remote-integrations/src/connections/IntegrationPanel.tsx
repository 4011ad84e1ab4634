import { Box, Stack, StatusBadge } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';
import type { ConnectionBadge } from './connection.model.ts';

interface IntegrationPanelProps {
  name: string;
  icon: ReactNode;
  badge: ConnectionBadge;
  children: ReactNode;
}

/** The status of an integration, and what can be done with it. */
export const IntegrationPanel = ({ name, icon, badge, children }: IntegrationPanelProps) => (
  <Stack component="section" aria-label={name} spacing={3} sx={{ maxWidth: 720 }}>
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      {icon}
      <StatusBadge tone={badge.tone} label={badge.label} />
    </Box>
    {children}
  </Stack>
);
