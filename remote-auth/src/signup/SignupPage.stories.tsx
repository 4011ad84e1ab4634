import { withQueryData, renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { identityQuery } from '../google/google.data.ts';
import { Component as SignupPage } from './SignupPage.tsx';

const meta: Meta = { title: 'Screens/Accounts/Sign up', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const identity = (provider: 'local' | 'none') =>
  withQueryData(identityQuery, { success: true, provider, clientId: null, url: '/dev/identity', oidc: null });

export const WithGoogle: Story = {
  render: renderStoryScreen(SignupPage, { at: '/signup', data: [identity('local')] }),
};
export const WithoutGoogle: Story = {
  render: renderStoryScreen(SignupPage, { at: '/signup', data: [identity('none')] }),
};
