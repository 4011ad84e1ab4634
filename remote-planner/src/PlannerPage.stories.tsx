import { connectionsQuery, profileQuery, subscriptionQuery } from '@rankwright/sdk/queries';
import {
  known,
  onScreen,
  sampleConnections,
  sampleId,
  sampleItem,
  sampleProfile,
  unanswered,
  type Known,
} from '@rankwright/sdk/stories';
import type { ScheduledItem } from '@rankwright/contracts/planner';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { attentionQuery } from './attention/attention.data.ts';
import { backlogQuery, monthQuery } from './calendar/calendar.data.ts';
import { Component as PlannerPage } from './PlannerPage.tsx';

const meta: Meta = { title: 'Screens/Planner/Content Planner', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const november = { year: 2026, month: 11 };
const item = (number: number, title: string, day: number, change: Partial<ScheduledItem> = {}) =>
  sampleItem({ id: sampleId(number), title, scheduledDate: `2026-11-${day}`, ...change });
const planned = [
  item(1, 'When to prune climbing roses', 21, { scheduledTime: '18:30' }),
  item(2, 'Mulch before the first frost', 23, { status: 'in-progress' }),
  item(3, 'Seed catalogues, read closely', 25, { status: 'published' }),
  item(4, 'A second look at seed catalogues', 25),
  item(5, 'Tools that outlive their gardener', 30),
];

const around: readonly Known[] = [
  known(profileQuery(sampleId(1)), sampleProfile()),
  known(subscriptionQuery(sampleId(1)), null),
  known(connectionsQuery(sampleId(1)), sampleConnections('wordpress')),
  known(attentionQuery, { success: true, items: [] }),
  known(monthQuery({ year: 2026, month: 10 }), { success: true, content: [] }),
  known(monthQuery({ year: 2026, month: 12 }), { success: true, content: [] }),
];

const screen = (month: Known, backlog: ScheduledItem[] = [], at = '/content-planner') =>
  onScreen(PlannerPage, {
    at,
    layout: 'app',
    data: [...around, month, known(backlogQuery, { success: true, content: backlog })],
  });
const holds = (content: ScheduledItem[]): Known => known(monthQuery(november), { success: true, content });

export const Month: Story = {
  render: screen(holds(planned), [sampleItem({ title: 'Compost, begun', scheduledDate: null })]),
};
export const List: Story = { render: screen(holds(planned), [], '/content-planner?view=list') };
export const Empty: Story = { render: screen(holds([])) };
export const Waiting: Story = { render: screen(unanswered(monthQuery(november))) };
