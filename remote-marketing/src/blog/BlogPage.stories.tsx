import { renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Component as BlogPage } from './BlogPage.tsx';

const meta: Meta = { title: 'Screens/Public/Blog', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

export const Everything: Story = { render: renderStoryScreen(BlogPage, { at: '/blog' }) };
export const OneCategory: Story = { render: renderStoryScreen(BlogPage, { at: '/blog?category=Marketing' }) };
export const NothingFound: Story = { render: renderStoryScreen(BlogPage, { at: '/blog?search=zeppelin' }) };
