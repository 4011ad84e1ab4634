import { renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Component as ResetPasswordPage } from './ResetPasswordPage.tsx';

const meta: Meta = { title: 'Screens/Accounts/Reset password', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const FromTheMail: Story = {
  render: renderStoryScreen(ResetPasswordPage, { at: '/reset-password?token=mailed' }),
};
export const WithoutToken: Story = {
  render: renderStoryScreen(ResetPasswordPage, { at: '/reset-password' }),
};
