import { connectionsQuery, profileQuery, subscriptionQuery } from '@rankwright/sdk/queries';
import {
  withQueryData,
  renderStoryScreen,
  sampleConnections,
  sampleId,
  sampleScheduledItem,
  sampleProfile,
  withPendingQuery,
  type QueryPreset,
} from '@rankwright/sdk/stories';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { alertsQuery } from './alerts/alerts.data.ts';
import { backlogQuery } from './backlog/backlog.data.ts';
import { monthQuery } from './calendar/calendar.data.ts';
import { Component as PlannerPage } from './PlannerPage.tsx';
import { setupQuery } from './setup/setupQuery.ts';
import { sampleSetup } from './testing/sampleSetup.ts';

const meta: Meta = { title: 'Screens/Planner/Content Planner', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const november = { year: 2026, month: 11 };
const createItem = (number: number, title: string, day: number, change: Partial<ScheduledItem> = {}) =>
  sampleScheduledItem({ id: sampleId(number), title, scheduledDate: `2026-11-${day}`, ...change });
const plannedItems = [
  createItem(1, 'When to prune climbing roses', 21, { scheduledTime: '18:30' }),
  createItem(2, 'Mulch before the first frost', 23, { status: 'in-progress' }),
  createItem(3, 'Seed catalogues, read closely', 25, { status: 'published' }),
  createItem(4, 'A second look at seed catalogues', 25),
  createItem(5, 'Tools that outlive their gardener', 30),
];

const sharedData: readonly QueryPreset[] = [
  withQueryData(profileQuery(sampleId(1)), sampleProfile()),
  withQueryData(subscriptionQuery(sampleId(1)), null),
  withQueryData(connectionsQuery(sampleId(1)), sampleConnections('wordpress')),
  withQueryData(alertsQuery, { success: true, items: [] }),
  withQueryData(setupQuery, { success: true, setup: sampleSetup({ isDismissed: true }) }),
  withQueryData(monthQuery({ year: 2026, month: 10 }), { success: true, content: [] }),
  withQueryData(monthQuery({ year: 2026, month: 12 }), { success: true, content: [] }),
];

const screen = (month: QueryPreset, backlog: ScheduledItem[] = [], at = '/content-planner') =>
  renderStoryScreen(PlannerPage, {
    at,
    layout: 'app',
    data: [...sharedData, month, withQueryData(backlogQuery, { success: true, content: backlog })],
  });
const createMonthData = (content: ScheduledItem[]): QueryPreset =>
  withQueryData(monthQuery(november), { success: true, content });

export const Month: Story = {
  render: screen(createMonthData(plannedItems), [
    sampleScheduledItem({ title: 'Compost, begun', scheduledDate: null }),
  ]),
};
export const List: Story = {
  render: screen(createMonthData(plannedItems), [], '/content-planner?view=list'),
};
export const Week: Story = {
  render: screen(createMonthData(plannedItems), [], '/content-planner?view=week&week=2026-11-22'),
};
export const Empty: Story = { render: screen(createMonthData([])) };
export const Waiting: Story = { render: screen(withPendingQuery(monthQuery(november))) };
