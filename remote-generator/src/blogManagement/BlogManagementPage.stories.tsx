import { articleQuery } from '../article/article.data.ts';
import { connectionsQuery, profileQuery, subscriptionQuery } from '@rankwright/sdk/queries';
import {
  withQueryData,
  renderStoryScreen,
  sampleConnections,
  sampleId,
  sampleProfile,
  withPendingQuery,
  type QueryPreset,
} from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { sampleArticle } from '../testing/samples.ts';
import { Component as BlogManagementPage } from './BlogManagementPage.tsx';

const meta: Meta = { title: 'Screens/Generator/Blog Management', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const sharedData: readonly QueryPreset[] = [
  withQueryData(profileQuery(sampleId(1)), sampleProfile()),
  withQueryData(subscriptionQuery(sampleId(1)), null),
  withQueryData(connectionsQuery(sampleId(1)), sampleConnections('wordpress')),
];
const screen = (at: string, ...data: QueryPreset[]) =>
  renderStoryScreen(BlogManagementPage, { at, layout: 'app', data: [...sharedData, ...data] });
const opened = articleQuery(sampleId(500));

export const Form: Story = { render: screen('/generate-content') };
export const Article: Story = {
  render: screen(
    `/generate-content?article=${sampleId(500)}`,
    withQueryData(opened, { success: true, article: sampleArticle() }),
  ),
  // The checks run in a worker; before they have answered the panel is a skeleton.
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Search and readability' });
  },
};
export const WaitingForAnArticle: Story = {
  render: screen(`/generate-content?article=${sampleId(500)}`, withPendingQuery(opened)),
};
export const Rewrite: Story = { render: screen('/generate-content?tab=rewrite') };
export const Ideas: Story = { render: screen('/generate-content?tab=ideas') };
