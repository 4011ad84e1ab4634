import { renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Component as ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const meta: Meta = { title: 'Screens/Accounts/Forgot password', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const Asking: Story = { render: renderStoryScreen(ForgotPasswordPage, { at: '/forgot-password' }) };
