import { renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Component as TermsPage } from './TermsPage.tsx';

const meta: Meta = { title: 'Screens/Public/Terms', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const Terms: Story = { render: renderStoryScreen(TermsPage, { at: '/terms' }) };
