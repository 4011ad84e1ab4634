import { Divider, PageHeader, Stack } from '@rankwright/shared-ui/core';
import { leads } from '../leads.ts';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionSection } from './SessionSection.tsx';
import { YourData } from './YourData.tsx';

export const Component = () => (
  <Stack spacing={5} divider={<Divider />}>
    <PageHeader title="Settings" lead={leads.settings} />
    <PasswordSection />
    <SessionSection />
    <YourData />
  </Stack>
);
