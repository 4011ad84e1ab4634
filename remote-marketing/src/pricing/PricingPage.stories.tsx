import { renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Component as PricingPage } from './PricingPage.tsx';

const meta: Meta = { title: 'Screens/Public/Pricing', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const Pricing: Story = { render: renderStoryScreen(PricingPage, { at: '/pricing' }) };
