import { renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Component as LandingPage } from './LandingPage.tsx';

const meta: Meta = { title: 'Screens/Public/Landing', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const Landing: Story = { render: renderStoryScreen(LandingPage, { at: '/' }) };
