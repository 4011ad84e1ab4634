import type { Connection } from '@rankwright/contracts/connections';
import { connectionsQuery, profileQuery } from '@rankwright/sdk/queries';
import { known, onScreen, sampleId, sampleProfile, unanswered } from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { oauthAppQuery, oauthConfigQuery, oauthSitesQuery } from '../wordpress/oauth.data.ts';
import { loadTestQuery } from '../wordpress/wordpress.data.ts';
import { connectedTo, listOf, notConnected } from './connections.samples.ts';
import { Component as IntegrationsPage } from './IntegrationsPage.tsx';

const meta: Meta = { title: 'Screens/Integrations/Connections', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const me = sampleId(1);
const base = [
  known(profileQuery(me), sampleProfile()),
  known(oauthAppQuery, { success: true, data: null }),
  known(loadTestQuery(me), { message: 'Signed in as ada', checks: [] }),
  unanswered(oauthConfigQuery),
  unanswered(oauthSitesQuery),
];
const screen = (...connections: Connection[]) =>
  onScreen(IntegrationsPage, {
    at: '/integrations',
    layout: 'app',
    data: [...base, known(connectionsQuery(me), listOf(...connections))],
  });
/** Authorized by WordPress.com; the token ends then. */
const authorized = (expiresAt: string): Connection =>
  connectedTo('wordpress', { method: 'oauth', expiresAt });

export const NothingYet: Story = { render: screen() };
export const Waiting: Story = {
  render: onScreen(IntegrationsPage, {
    at: '/integrations',
    layout: 'app',
    data: [...base, unanswered(connectionsQuery(me))],
  }),
};
export const OneConnected: Story = { render: screen(connectedTo('wordpress')) };
export const LongName: Story = {
  render: screen(
    connectedTo('wordpress', {
      name: 'Vertragsverlängerungsbestätigung und andere lange Wörter im Gartenbau',
      url: 'https://the-garden-notes-of-a-very-long-name.example.com/blog/in/a/folder',
    }),
  ),
};
export const NoLongerWorking: Story = {
  render: screen({
    ...notConnected('wordpress'),
    method: 'application-password',
    name: 'Garden Notes',
    url: 'https://garden.example',
    lastError: 'The site refused the application password. Make a new one and connect again.',
  }),
};
export const TokenExpiring: Story = { render: screen(authorized('2026-11-23T09:00:00.000Z')) };
export const TokenExpired: Story = { render: screen(authorized('2026-11-20T09:00:00.000Z')) };
