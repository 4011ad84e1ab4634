import { Divider, PageHeader, Stack } from '@rankwright/shared-ui/core';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionSection } from './SessionSection.tsx';
import { YourData } from './YourData.tsx';

export const Component = () => (
  <Stack spacing={5} divider={<Divider />}>
    <PageHeader title="Settings" lead="Your password, your devices and your data." />
    <PasswordSection />
    <SessionSection />
    <YourData />
  </Stack>
);
