import {
  renderStoryScreen,
  withPendingQuery,
  withQueryData,
  type QueryPreset,
} from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { auditQuery, fleetQuery } from '../releases/fleet.data.ts';
import { sampleAudit, sampleDeployable, sampleFleet } from '../releases/sampleFleet.ts';
import { Component as FleetPage } from './FleetPage.tsx';

const meta: Meta = { title: 'Screens/Fleet', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const screen = (at: string, ...data: QueryPreset[]) =>
  renderStoryScreen(FleetPage, { at, layout: 'app', data });
const fleet = withQueryData(fleetQuery, sampleFleet());

export const Full: Story = { render: screen('/fleet', fleet) };
export const Waiting: Story = { render: screen('/fleet', withPendingQuery(fleetQuery)) };
export const OneRemote: Story = { render: screen('/fleet?show=planner', fleet) };
export const FailingRemote: Story = { render: screen('/fleet?show=billing', fleet) };
export const BadVersions: Story = { render: screen('/fleet?view=bad', fleet) };
export const NoBadVersions: Story = {
  render: screen(
    '/fleet?view=bad',
    withQueryData(fleetQuery, sampleFleet([sampleDeployable({ versions: [] })])),
  ),
};
export const AuditLog: Story = {
  render: screen('/fleet?view=audit', fleet, withQueryData(auditQuery, sampleAudit)),
};
