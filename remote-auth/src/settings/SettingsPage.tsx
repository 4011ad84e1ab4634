import { Divider, PageHeader, Stack } from '@rankwright/shared-ui/core';
import { ChangePasswordForm } from './ChangePasswordForm.tsx';
import { SessionList } from './SessionList.tsx';
import { YourData } from './YourData.tsx';

export const Component = () => (
  <Stack spacing={5} divider={<Divider />}>
    <PageHeader title="Settings" />
    <ChangePasswordForm />
    <SessionList />
    <YourData />
  </Stack>
);
