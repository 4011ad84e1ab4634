import type { Connection } from '@rankwright/contracts/connections';
import { paths } from '@rankwright/contracts/paths';
import { connectionsQuery, profileQuery } from '@rankwright/sdk/queries';
import {
  withQueryData,
  renderStoryScreen,
  sampleId,
  sampleProfile,
  withPendingQuery,
} from '@rankwright/sdk/stories';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { searchConnectionQuery } from './searchConsole/searchConsole.data.ts';
import { importQuery } from './connections/archive.data.ts';
import { publishDefaultsQuery } from './connections/publishDefaults.data.ts';
import { samplePublishDefaults } from './testing/samplePublishDefaults.ts';
import { failedDelivery, sampleDelivery, sampleWebhook } from './testing/sampleWebhook.ts';
import { deliveriesQuery } from './webhook/webhook.data.ts';
import { oauthAppQuery, oauthConfigQuery, oauthSitesQuery } from './wordpress/oauth.data.ts';
import { storedPasswordTestQuery } from './wordpress/wordpress.data.ts';
import { sampleConnected, sampleConnectionList, sampleNotConnected } from './testing/sampleConnections.ts';
import { Component as IntegrationsPage } from './IntegrationsPage.tsx';

const meta: Meta = { title: 'Screens/Integrations/Connections', parameters: { layout: 'fullscreen' } };
export default meta;
type Story = StoryObj;

const userId = sampleId(1);
const sharedData = [
  withQueryData(searchConnectionQuery, { success: true, connection: null, isAvailable: true }),
  withQueryData(profileQuery(userId), sampleProfile()),
  withQueryData(oauthAppQuery, { success: true, data: null }),
  withQueryData(storedPasswordTestQuery(userId), { message: 'Signed in as ada', checks: [] }),
  ...(['wordpress', 'webhook'] as const).map((platform) =>
    withQueryData(publishDefaultsQuery(platform), { success: true, defaults: samplePublishDefaults() }),
  ),
  withQueryData(importQuery('wordpress'), { success: true, import: null }),
  withPendingQuery(oauthConfigQuery),
  withPendingQuery(oauthSitesQuery),
  withQueryData(deliveriesQuery, { success: true, deliveries: [sampleDelivery(), failedDelivery] }),
];
const screen = (at: string, ...connections: Connection[]) =>
  renderStoryScreen(IntegrationsPage, {
    at,
    layout: 'app',
    data: [...sharedData, withQueryData(connectionsQuery(userId), sampleConnectionList(...connections))],
  });
const wordpress = (...connections: Connection[]) => screen(paths.integration('wordpress'), ...connections);
/** Connected by WordPress.com OAuth with a token that expires at this ISO time. */
const connectedByOAuth = (expiresAt: string): Connection =>
  sampleConnected('wordpress', { method: 'oauth', expiresAt });

export const NothingYet: Story = { render: screen(paths.integrations) };
export const Waiting: Story = {
  render: renderStoryScreen(IntegrationsPage, {
    at: '/integrations',
    layout: 'app',
    data: [...sharedData, withPendingQuery(connectionsQuery(userId))],
  }),
};
export const OneConnected: Story = { render: screen(paths.integrations, sampleConnected('wordpress')) };
export const NewSite: Story = { render: wordpress() };
export const Connected: Story = { render: wordpress(sampleConnected('wordpress')) };
export const LongName: Story = {
  render: wordpress(
    sampleConnected('wordpress', {
      name: 'Vertragsverlängerungsbestätigung und andere lange Wörter im Gartenbau',
      url: 'https://the-garden-notes-of-a-very-long-name.example.com/blog/in/a/folder',
    }),
  ),
};
export const NoLongerWorking: Story = {
  render: wordpress({
    ...sampleNotConnected('wordpress'),
    method: 'application-password',
    name: 'Garden Notes',
    url: 'https://garden.example',
    lastError: 'The site refused the application password. Make a new one and connect again.',
  }),
};
export const TokenExpiring: Story = { render: wordpress(connectedByOAuth('2026-11-23T09:00:00.000Z')) };
export const TokenExpired: Story = { render: wordpress(connectedByOAuth('2026-11-20T09:00:00.000Z')) };
export const Webhook: Story = { render: screen(paths.integration('webhook'), sampleWebhook) };
