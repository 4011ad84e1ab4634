import { withQueryData, renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { identityQuery } from '../google/google.data.ts';
import { CodePage } from './CodePage.tsx';
import { Component as LoginPage } from './LoginPage.tsx';

const meta: Meta = { title: 'Screens/Accounts/Log in', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const identity = (provider: 'local' | 'none', oidc: { label: string } | null = null) =>
  withQueryData(identityQuery, { success: true, provider, clientId: null, url: '/dev/identity', oidc });

export const WithGoogle: Story = {
  render: renderStoryScreen(LoginPage, { at: '/login', data: [identity('local')] }),
};
export const WithoutGoogle: Story = {
  render: renderStoryScreen(LoginPage, { at: '/login', data: [identity('none')] }),
};
export const WithSingleSignOn: Story = {
  render: renderStoryScreen(LoginPage, { at: '/login', data: [identity('local', { label: 'Example SSO' })] }),
};
export const SecondStep: Story = {
  render: renderStoryScreen(() => <CodePage challenge="begun" onSignedIn={() => undefined} />, {
    at: '/login',
  }),
};
