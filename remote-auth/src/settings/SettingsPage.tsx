import type { PagePrefetch } from '@rankwright/sdk/router';
import { Divider, PageHeader, Stack } from '@rankwright/shared-ui/core';
import { pageDescriptions } from '../pageDescriptions.ts';
import { PasskeySection } from './PasskeySection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { SessionSection } from './SessionSection.tsx';
import { ActivitySection } from './ActivitySection.tsx';
import { EmailAddressSection } from './EmailAddressSection.tsx';
import { DataSection } from './DataSection.tsx';
import { EmailSection } from './EmailSection.tsx';
import { SiteProfileSection } from './SiteProfileSection.tsx';
import { TwoFactorSection } from './TwoFactorSection.tsx';
import { writerQuery } from './writer.data.ts';
import { WriterSection } from './WriterSection.tsx';

/** What the first sections ask for; `remote.config.ts` names the same request. */
export const prefetch: PagePrefetch = ({ queryClient }) => queryClient.query(writerQuery);

export const Component = () => (
  <Stack spacing={5} divider={<Divider />}>
    <PageHeader title="Settings" lead={pageDescriptions.settings} />
    <EmailAddressSection />
    <EmailSection />
    <WriterSection />
    <SiteProfileSection />
    <PasswordSection />
    <TwoFactorSection />
    <PasskeySection />
    <SessionSection />
    <ActivitySection />
    <DataSection />
  </Stack>
);
