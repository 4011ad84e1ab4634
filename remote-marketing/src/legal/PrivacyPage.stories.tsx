import { renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Component as PrivacyPage } from './PrivacyPage.tsx';

const meta: Meta = { title: 'Screens/Public/Privacy', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const Privacy: Story = { render: renderStoryScreen(PrivacyPage, { at: '/privacy' }) };
