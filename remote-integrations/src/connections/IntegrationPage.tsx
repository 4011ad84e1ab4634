import { paths } from '@rankwright/contracts/paths';
import { Link as RouterLink } from '@rankwright/sdk/router';
import { Button, PageHeader, Stack } from '@rankwright/shared-ui/core';
import type { ReactNode } from 'react';

interface IntegrationPageProps {
  name: string;
  lead: string;
  children: ReactNode;
}

/** The page of one integration, with the way back to all of them. */
export const IntegrationPage = ({ name, lead, children }: IntegrationPageProps) => (
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
    {children}
  </Stack>
);
