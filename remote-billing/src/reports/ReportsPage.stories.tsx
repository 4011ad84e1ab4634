import { profileQuery } from '@rankwright/sdk/queries';
import {
  renderStoryScreen,
  sampleId,
  sampleProfile,
  withPendingQuery,
  withQueryData,
  type QueryPreset,
} from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { reportSettingsQuery, reportsQuery } from './reports.data.ts';
import { Component as ReportsPage } from './ReportsPage.tsx';
import { emptyReportList, sampleReportList, sampleReportSettings } from './sampleReports.ts';

const meta: Meta = { title: 'Screens/Billing/Reports', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const screen = (...data: QueryPreset[]) =>
  renderStoryScreen(ReportsPage, {
    at: '/reports',
    layout: 'app',
    data: [withQueryData(profileQuery(sampleId(1)), sampleProfile()), ...data],
  });
const settings = withQueryData(reportSettingsQuery, sampleReportSettings());

export const Full: Story = { render: screen(withQueryData(reportsQuery, sampleReportList()), settings) };
export const Empty: Story = { render: screen(withQueryData(reportsQuery, emptyReportList), settings) };
export const Waiting: Story = {
  render: screen(withPendingQuery(reportsQuery), withPendingQuery(reportSettingsQuery)),
};
