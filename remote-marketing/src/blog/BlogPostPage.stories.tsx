import { renderStoryScreen } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Component as BlogPostPage } from './BlogPostPage.tsx';

const meta: Meta = { title: 'Screens/Public/Article', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const at = (slug: string) => renderStoryScreen(BlogPostPage, { at: `/blog/${slug}`, path: '/blog/:slug' });

export const Reading: Story = { render: at('a-calendar-you-will-actually-keep') };
export const NotThere: Story = { render: at('no-such-article') };
