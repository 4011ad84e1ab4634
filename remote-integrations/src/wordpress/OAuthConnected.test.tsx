import {
  authorizeWordpress,
  clearWordpressOAuth,
  getWordpressOAuth,
  refreshWordpressOAuth,
  storeWordpressOAuth,
  testWordpressOAuth,
} from '@rankwright/contracts/connections';
import { mockReply, mockApi, mockError } from '@rankwright/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleConnected } from '../testing/sampleConnections.ts';
import { answerConnections, findPage, openIntegrations } from '../testing/openIntegrations.tsx';
import { answerPublishDefaults } from '../testing/answerPublishDefaults.ts';

const inHours = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString();
const token = {
  tokenType: 'bearer',
  scope: 'global',
  expiresAt: inHours(100),
  issuedAt: inHours(-1),
  siteId: '1',
  siteUrl: 'https://garden.wordpress.com',
  siteName: 'Garden Notes',
  userEmail: 'ada@example.com',
  userName: 'Ada',
  userId: '7',
};
const config = {
  userId: 'u',
  token,
  autoPublish: false,
  defaultStatus: 'publish',
  createdAt: inHours(-1),
  updatedAt: inHours(-1),
};
const sites = [
  { id: '1', name: 'Garden Notes', url: 'https://garden.wordpress.com' },
  { id: '2', name: 'Kitchen', url: 'https://kitchen.wordpress.com' },
];
const api = mockApi(...answerPublishDefaults());
const open = async (hours: number, refreshed: unknown[] = []) => {
  api.use(
    answerConnections(
      sampleConnected('wordpress', { method: 'oauth', defaultStatus: 'publish', expiresAt: inHours(hours) }),
    ),
    mockReply(getWordpressOAuth, { success: true, config }),
    mockReply(testWordpressOAuth, {
      success: true,
      data: { user: { id: '7', email: 'ada@example.com', name: 'Ada' }, sites },
    }),
    mockReply(refreshWordpressOAuth, () => {
      refreshed.push(1);
      return { success: true as const, token: { access_token: '', expiresAt: inHours(336) } };
    }),
  );
  const view = openIntegrations('/integrations?platform=wordpress');
  return { ...view, page: await findPage('WordPress') };
};

describe('WordPress site connected by OAuth', () => {
  it('saves the selected site', async () => {
    const { user, page, container } = await open(100);
    const sent: unknown[] = [];
    api.use(
      mockReply(storeWordpressOAuth, ({ body }) => {
        sent.push(body);
        return { success: true as const };
      }),
    );
    const picker = await page.findByRole('combobox', { name: 'Site' });
    expect(picker).toHaveTextContent('Garden Notes');
    expect(await axe(container)).toHaveNoViolations();
    await user.click(picker);
    await user.click(screen.getByRole('option', { name: 'Kitchen' }));
    await waitFor(() => expect(sent).toEqual([{ siteId: '2' }]));
  });

  it('shows who is signed in and how many sites are available', async () => {
    const { user, page } = await open(100);
    await user.click(page.getByRole('button', { name: 'Refresh' }));
    expect(await page.findByText('2 available')).toBeVisible();
    expect(page.getByText('signed in as Ada')).toBeVisible();
  });

  it('warns in days without refreshing the token more than a day before expiry [C-129] [C-130]', async () => {
    const refreshed: unknown[] = [];
    const { page } = await open(60, refreshed);
    expect(page.getByText('OAuth token expires in 3 day(s).')).toBeVisible();
    await page.findByRole('combobox', { name: 'Site' });
    expect(refreshed).toHaveLength(0);
  });

  it('shows Token expiring and refreshes at load within a day of expiry [C-128] [C-132]', async () => {
    const refreshed: unknown[] = [];
    const { page, container } = await open(5, refreshed);
    expect(page.getByText('Token expiring')).toBeVisible();
    expect(page.getByText('OAuth token expires in 5 hour(s). Consider re-authorizing.')).toBeVisible();
    await waitFor(() => expect(refreshed.length).toBeGreaterThan(0));
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows that re-authorization is required when the refresh fails [C-226]', async () => {
    const { page } = await open(5);
    api.use(mockError(refreshWordpressOAuth, 'OAUTH_TOKEN_EXPIRED'));
    openIntegrations('/integrations?platform=wordpress');
    await waitFor(() => expect(screen.getAllByText(/Re-authorization is required/).length).toBe(1));
    expect(page.getByRole('button', { name: 'Re-auth' })).toBeEnabled();
  });

  it('shows Token expired after expiry [C-127]', async () => {
    const { page, container } = await open(-1);
    expect(page.getByText('Token expired')).toBeVisible();
    expect(page.getByText('OAuth token has expired. Please re-authorize.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('clears the stored token and redirects to the provider when Re-auth is pressed [C-131]', async () => {
    const { user, page } = await open(-1);
    const requests: string[] = [];
    api.use(
      mockReply(authorizeWordpress, () => {
        requests.push('authorize');
        return { success: true as const, data: { authUrl: '#consent' } };
      }),
      mockReply(clearWordpressOAuth, () => {
        requests.push('clear');
        return { success: true as const };
      }),
    );
    await user.click(page.getByRole('button', { name: 'Re-auth' }));
    await waitFor(() => expect(window.location.hash).toBe('#consent'));
    expect(requests).toEqual(['authorize', 'clear']);
  });

  it('keeps the token when the authorization URL cannot be loaded', async () => {
    const { user, page } = await open(100);
    api.use(mockError(authorizeWordpress, 'INTERNAL'));
    await user.click(page.getByRole('button', { name: 'Re-auth' }));
    expect(await screen.findByText('Failed to get authorization URL')).toBeVisible();
    expect(page.getByText('Connected', { exact: true })).toBeVisible();
  });
});
