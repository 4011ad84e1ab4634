import type { Dashboard } from '@rankwright/contracts/account';
import { profileQuery } from '@rankwright/sdk/queries';
import { known, onScreen, sampleId, sampleProfile, unanswered } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { dashboardQuery } from './analytics.data.ts';
import { Component as AnalyticsPage } from './AnalyticsPage.tsx';

const meta: Meta = { title: 'Screens/Billing/Analytics', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const empty: Dashboard = {
  summary: { totalArticles: 0, publishedArticles: 0, scheduledArticles: 0 },
  topRankedArticles: [],
  overTime: [],
  outcomes: [],
};
const waiting = onScreen(AnalyticsPage, {
  at: '/analytics',
  layout: 'app',
  data: [known(profileQuery(sampleId(1)), sampleProfile()), unanswered(dashboardQuery('30d'))],
});

export const Empty: Story = {
  render: onScreen(AnalyticsPage, {
    at: '/analytics',
    layout: 'app',
    data: [
      known(profileQuery(sampleId(1)), sampleProfile()),
      known(dashboardQuery('30d'), { success: true, data: empty }),
    ],
  }),
};
export const Waiting: Story = { render: waiting };
