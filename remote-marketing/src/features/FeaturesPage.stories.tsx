import { renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Component as FeaturesPage } from './FeaturesPage.tsx';

const meta: Meta = { title: 'Screens/Public/Features', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const Features: Story = { render: renderStoryScreen(FeaturesPage, { at: '/features' }) };
