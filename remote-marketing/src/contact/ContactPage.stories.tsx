import { renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Component as ContactPage } from './ContactPage.tsx';

const meta: Meta = { title: 'Screens/Public/Contact', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const Contact: Story = { render: renderStoryScreen(ContactPage, { at: '/contact' }) };
