import type { PublicationPreview } from '@rankwright/contracts/articlePublishing';
import type { Platform } from '@rankwright/contracts/limits';
import { publishOptionsQuery } from '@rankwright/sdk/publications';
import {
  renderStoryScreen,
  sampleConnections,
  withPendingQuery,
  withQueryData,
  type QueryPreset,
} from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { sampleArticle, samplePreview } from '../testing/samples.ts';
import { previewQuery } from './publishing.data.ts';
import { PublishDialog } from './PublishDialog.tsx';

const meta: Meta = { title: 'Screens/Generator/Publish dialog', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const article = sampleArticle();
const ignore = () => undefined;
const dialog = (platforms: readonly Platform[], ...data: QueryPreset[]) =>
  renderStoryScreen(
    () => (
      <PublishDialog
        article={article}
        connected={sampleConnections(...platforms).filter(({ connected }) => connected)}
        requested={platforms}
        onPublish={ignore}
        onClose={ignore}
      />
    ),
    { at: '/generate-content', layout: 'app', data },
  );
const getPreviewQuery = (platform: Platform) => previewQuery(article, platform, {}, false);
const choice = (label: string) => ({ id: label, label });
const choices = {
  success: true as const,
  categories: ['Garden', 'Kitchen'].map(choice),
  tags: ['roses', 'winter'].map(choice),
  authors: ['Ada Lovelace'].map(choice),
  defaults: {},
};
const showPreview = (platform: Platform, change: Partial<PublicationPreview> = {}): QueryPreset[] => [
  withQueryData(getPreviewQuery(platform), {
    success: true,
    preview: samplePreview({ categories: ['Garden'], ...change }),
  }),
  withQueryData(publishOptionsQuery(platform), choices),
];
const problems = [
  {
    code: 'TOKEN_EXPIRED',
    text: 'The connection has expired.',
    fix: { label: 'Reconnect WordPress', href: '/integrations' },
    blocking: true,
  },
  {
    code: 'META_DESCRIPTION_EMPTY',
    text: 'The meta description is empty. Search engines will choose a sentence.',
    fix: { label: 'Write one', href: '/generate-content' },
    blocking: false,
  },
];

export const Waiting: Story = {
  render: dialog(['wordpress'], withPendingQuery(getPreviewQuery('wordpress'))),
};
export const Failed: Story = {
  render: dialog(['wordpress']),
  play: async () => {
    await expect(await screen.findByText('The preview could not be loaded')).toBeVisible();
  },
};
export const NoSite: Story = { render: dialog([]) };
export const TwoSites: Story = {
  render: dialog(['wordpress', 'shopify'], ...showPreview('wordpress'), ...showPreview('shopify')),
};
export const WithProblems: Story = {
  render: dialog(['wordpress'], ...showPreview('wordpress', { problems })),
};
