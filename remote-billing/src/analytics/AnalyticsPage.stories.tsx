import { profileQuery } from '@rankwright/sdk/queries';
import {
  withQueryData,
  renderStoryScreen,
  sampleId,
  sampleProfile,
  withPendingQuery,
  type QueryPreset,
} from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { searchPerformanceQuery } from '../results/results.data.ts';
import { unknownResults } from '../results/sampleResults.ts';
import { roiEstimateQuery } from '../roi/roi.data.ts';
import { noEstimate } from '../roi/sampleEstimate.ts';
import { dashboardQuery } from './analytics.data.ts';
import { emptyDashboard } from './analytics.fixtures.ts';
import { Component as AnalyticsPage } from './AnalyticsPage.tsx';

const meta: Meta = { title: 'Screens/Billing/Analytics', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const screen = (dashboard: QueryPreset) =>
  renderStoryScreen(AnalyticsPage, {
    at: '/analytics',
    layout: 'app',
    data: [
      withQueryData(profileQuery(sampleId(1)), sampleProfile()),
      withQueryData(searchPerformanceQuery('30d'), { success: true, data: unknownResults }),
      withQueryData(roiEstimateQuery, { success: true, ...noEstimate }),
      dashboard,
    ],
  });

export const Empty: Story = {
  render: screen(withQueryData(dashboardQuery('30d'), { success: true, data: emptyDashboard })),
};
export const Waiting: Story = { render: screen(withPendingQuery(dashboardQuery('30d'))) };
