import { profileQuery, subscriptionQuery } from '@rankwright/sdk/queries';
import {
  renderStoryScreen,
  sampleId,
  sampleProfile,
  withPendingQuery,
  withQueryData,
  type QueryPreset,
} from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { articleQuery } from './article.data.ts';
import { sampleArticle } from '../testing/samples.ts';
import { Component as ReadingPage } from './ReadingPage.tsx';

const meta: Meta = { title: 'Screens/Generator/Reading', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const article = sampleArticle();
const screen = (data: QueryPreset) =>
  renderStoryScreen(ReadingPage, {
    at: `/article?id=${article.id}`,
    layout: 'app',
    data: [
      withQueryData(profileQuery(sampleId(1)), sampleProfile()),
      withQueryData(subscriptionQuery(sampleId(1)), null),
      data,
    ],
  });

export const WithoutPlan: Story = {
  render: screen(withQueryData(articleQuery(article.id), { success: true, article })),
};
export const Waiting: Story = { render: screen(withPendingQuery(articleQuery(article.id))) };
