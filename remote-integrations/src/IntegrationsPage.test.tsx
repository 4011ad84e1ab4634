import { listConnections } from '@rankwright/contracts/connections';
import { platforms } from '@rankwright/contracts/platforms';
import { mockNetworkError, mockApi, renderScreen } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { answerConnections, findCard, openIntegrations } from './testing/openIntegrations.tsx';
import { Component } from './IntegrationsPage.tsx';
import { answerPublishDefaults } from './testing/answerPublishDefaults.ts';

const api = mockApi(...answerPublishDefaults());

describe('integrations page', () => {
  it('shows a loading card for each platform while the connections load [C-248]', async () => {
    api.use(answerConnections());
    const { container } = openIntegrations();
    expect(screen.getAllByText('Loading…')).toHaveLength(platforms.length);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows cards that need setup, with links to the planner and the history [C-105] [C-106] [C-107] [C-108]', async () => {
    api.use(answerConnections());
    const { container } = openIntegrations();
    for (const name of ['WordPress', 'Shopify', 'Wix', 'Webflow', 'Webhook'])
      expect((await findCard(name)).getByText('Setup Required')).toBeVisible();
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

  it('opens one form at a time and keeps it in the URL', async () => {
    api.use(answerConnections());
    const { user, router } = openIntegrations();
    expect(await screen.findByRole('form', { name: 'App Password' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Set up Shopify' }));
    expect(screen.getByRole('form', { name: 'Shopify' })).toBeVisible();
    expect(router.state.location.search).toBe('?platform=shopify');
    await user.click((await findCard('Shopify')).getByRole('button', { name: 'Close' }));
    expect(router.state.location.search).toBe('?platform=');
  });

  it('shows that the network is lost and requests again when Retry is pressed [C-250]', async () => {
    api.use(mockNetworkError(listConnections));
    const { container, user } = renderScreen(<Component />, { at: '/integrations' });
    expect(await screen.findByText('Connections could not be loaded')).toBeVisible();
    expect(screen.getByText('Network error occurred')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    api.use(answerConnections());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('region', { name: 'WordPress' })).toBeVisible();
  });
});
