import { listConnections } from '@rankwright/contracts/connections';
import { platforms } from '@rankwright/contracts/platforms';
import { mockApi, mockNetworkError, mockReply, renderScreen } from '@rankwright/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { answerConnections, openIntegrations } from './testing/openIntegrations.tsx';
import { getSearchConnection } from '@rankwright/contracts/searchPerformance';
import { sampleSearchConnection } from './searchConsole/sampleSearchConnection.ts';
import { sampleConnected } from './testing/sampleConnections.ts';
import { Component } from './IntegrationsPage.tsx';
import { answerPublishDefaults } from './testing/answerPublishDefaults.ts';

const api = mockApi(...answerPublishDefaults());

describe('integrations page', () => {
  it('shows each platform as loading while the connections load [C-248]', async () => {
    api.use(answerConnections());
    const { container } = openIntegrations();
    expect(screen.getAllByText('Loading…')).toHaveLength(platforms.length);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('lists what needs setup, with links to the planner and the history [C-105] [C-106] [C-107] [C-108]', async () => {
    api.use(answerConnections());
    const { container } = openIntegrations();
    await waitFor(() => expect(screen.queryByText('Loading…')).toBeNull());
    for (const name of ['WordPress', 'Shopify', 'Wix', 'Webflow', 'Webhook'])
      expect(screen.getByRole('listitem', { name })).toHaveTextContent('Setup Required');
    expect(screen.getByRole('link', { name: 'Back to Content Planner' })).toHaveAttribute(
      'href',
      '/content-planner',
    );
    expect(screen.getByRole('link', { name: 'View Content History' })).toHaveAttribute(
      'href',
      '/content-history',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('opens the page of a platform, and goes back to all of them', async () => {
    api.use(answerConnections(sampleConnected('wix', { name: 'Garden Blog' })));
    const { user } = openIntegrations();
    expect(await screen.findByText('Garden Blog')).toBeVisible();
    expect(screen.getByRole('listitem', { name: 'Wix' })).toHaveTextContent('Connected');
    await user.click(screen.getByRole('link', { name: 'Shopify' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Shopify' })).toBeVisible();
    expect(screen.getByRole('form', { name: 'Shopify' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All integrations' }));
    expect(screen.getByRole('heading', { level: 1, name: 'Integrations' })).toBeVisible();
  });

  it('lists what went wrong, and Search Console where the server offers it', async () => {
    const lastError = 'Wix refused the key. Make a new one.';
    api.use(
      answerConnections(sampleConnected('wix', { connected: false, lastError })),
      mockReply(getSearchConnection, {
        success: true,
        connection: sampleSearchConnection(),
        isAvailable: true,
      }),
    );
    openIntegrations();
    expect(await screen.findByRole('listitem', { name: 'Google Search Console' })).toHaveTextContent(
      'garden.example (whole domain)',
    );
    const wix = screen.getByRole('listitem', { name: 'Wix' });
    expect(wix).toHaveTextContent('Not connected');
    expect(wix).toHaveTextContent(lastError);
  });

  it('shows the page of a platform as waiting, and what failed', async () => {
    api.use(mockNetworkError(listConnections));
    const { user } = openIntegrations('/integrations?platform=wix');
    const heading = screen.getByRole('heading', { level: 1, name: 'Wix' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(await screen.findByText('Connections could not be loaded')).toBeVisible();
    expect(heading).toBeVisible();
    api.use(answerConnections());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('form', { name: 'Wix' })).toBeVisible();
  });

  it('shows that the network is lost and requests again when Retry is pressed [C-250]', async () => {
    api.use(mockNetworkError(listConnections));
    const { container, user } = renderScreen(<Component />, { at: '/integrations' });
    expect(await screen.findByText('Connections could not be loaded')).toBeVisible();
    expect(screen.getByText('Network error occurred')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    api.use(answerConnections());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('listitem', { name: 'WordPress' })).toHaveTextContent('Setup Required');
  });
});
