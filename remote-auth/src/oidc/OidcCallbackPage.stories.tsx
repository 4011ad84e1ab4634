import { renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Component as OidcCallbackPage } from './OidcCallbackPage.tsx';

const meta: Meta = { title: 'Screens/Accounts/Single sign-on', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const Cancelled: Story = {
  render: renderStoryScreen(OidcCallbackPage, { at: '/login/callback?error=access_denied' }),
};
