import { renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Component as VerifyEmailPage } from './VerifyEmailPage.tsx';

const meta: Meta = { title: 'Screens/Accounts/Verify email', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const FromTheMail: Story = {
  render: renderStoryScreen(VerifyEmailPage, { at: '/verify-email?token=mailed' }),
};
export const UndoOfAChange: Story = {
  render: renderStoryScreen(VerifyEmailPage, { at: '/verify-email?undo=mailed' }),
};
