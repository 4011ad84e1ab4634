import { discoverWordpress, saveWordpress, testWordpress } from '@rankwright/contracts/connections';
import { mockReply, mockApi, mockError } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { sampleConnected } from '../testing/sampleConnections.ts';
import { answerConnections, findPage, openIntegrations } from '../testing/openIntegrations.tsx';
import { answerPublishDefaults } from '../testing/answerPublishDefaults.ts';

const site = { name: 'Garden Notes', url: 'https://garden.example', authorizeUrl: null };
const api = mockApi(...answerPublishDefaults());
const open = async () => {
  api.use(answerConnections());
  const view = openIntegrations('/integrations?platform=wordpress');
  return { ...view, page: await findPage('WordPress') };
};
const fill = async (user: UserEvent) => {
  const texts = { 'Site URL': 'garden.example', Username: 'ada', 'Application password': 'abcd efgh' };
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
};

describe('connecting WordPress by application password', () => {
  it('disables Test and Save until all three fields are filled, with the reason [C-116] [C-124]', async () => {
    const { page } = await open();
    expect(page.getByRole('tab', { name: 'App Password' })).toHaveAttribute('aria-selected', 'true');
    expect(page.getByRole('button', { name: 'Test Connection' })).toBeDisabled();
    expect(page.getByRole('button', { name: 'Save Config' })).toBeDisabled();
    expect(page.getByText('Fill in all three fields to test and save.')).toBeVisible();
  });

  it('keeps the selected tab in the URL', async () => {
    const { page, user, router } = await open();
    await user.click(page.getByRole('tab', { name: 'OAuth 2.0' }));
    expect(router.state.location.search).toContain('method=oauth');
  });

  it('finds the site and links to its authorization page', async () => {
    const { page, user, container } = await open();
    const authorizeUrl = 'https://garden.example/wp-admin/authorize-application.php?app_name=Rankwright';
    api.use(mockReply(discoverWordpress, { success: true, site: { ...site, authorizeUrl } }));
    expect(page.getByRole('button', { name: 'Find my site' })).toBeDisabled();
    await fill(user);
    await user.click(page.getByRole('button', { name: 'Find my site' }));
    expect(await page.findByRole('link', { name: 'its authorization page' })).toHaveAttribute(
      'href',
      authorizeUrl,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows a warning when application passwords are turned off', async () => {
    const { page, user } = await open();
    api.use(mockReply(discoverWordpress, { success: true, site }));
    await fill(user);
    await user.click(page.getByRole('button', { name: 'Find my site' }));
    expect(await page.findByText(/application passwords are turned off/)).toBeVisible();
  });

  it('shows the error when no site is found', async () => {
    const { page, user } = await open();
    api.use(
      mockError(discoverWordpress, 'CONNECTION_TEST_FAILED', 'No WordPress API was found at garden.example.'),
    );
    await fill(user);
    await user.click(page.getByRole('button', { name: 'Find my site' }));
    expect(await page.findByText(/No WordPress API was found/)).toBeVisible();
  });

  it('tests the connection, lists the checks and saves', async () => {
    const { page, user } = await open();
    const checks = [{ name: 'Login', ok: true, detail: 'signed in as Ada' }];
    api.use(mockReply(testWordpress, { success: true, message: '', checks, site }));
    await fill(user);
    await user.click(page.getByRole('button', { name: 'Test Connection' }));
    expect(await page.findByText('signed in as Ada')).toBeVisible();
    expect(screen.getByText('Connection works')).toBeVisible();
    const connection = sampleConnected('wordpress');
    api.use(mockReply(saveWordpress, { success: true, connection }), answerConnections(connection));
    await user.click(page.getByRole('button', { name: 'Save Config' }));
    expect(await page.findByText('Connected', { exact: true })).toBeVisible();
  });

  it('tests the stored password when the page loads [C-126]', async () => {
    api.use(
      answerConnections(sampleConnected('wordpress')),
      mockError(testWordpress, 'CONNECTION_TEST_FAILED', 'The site did not see the login.'),
    );
    openIntegrations('/integrations?platform=wordpress');
    expect(await screen.findByText('The site did not see the login.')).toBeVisible();
  });

  it('shows the credentials error and keeps the entered values [C-113] [C-125]', async () => {
    const { page, user } = await open();
    api.use(mockError(testWordpress, 'WORDPRESS_CREDENTIALS'));
    await fill(user);
    await user.click(page.getByRole('button', { name: 'Test Connection' }));
    expect(await page.findByText('Invalid WordPress credentials')).toBeVisible();
    expect(screen.getByText('Connection Failed')).toBeVisible();
    expect(page.getByLabelText('Username')).toHaveValue('ada');
  });

  it('shows the fallback messages when the server sends none [C-114]', async () => {
    const { page, user } = await open();
    api.use(mockError(testWordpress, 'INTERNAL'), mockError(saveWordpress, 'INTERNAL'));
    await fill(user);
    await user.click(page.getByRole('button', { name: 'Test Connection' }));
    expect(await page.findByText('Failed to connect to WordPress site')).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Save Config' }));
    expect(await screen.findByText('Save Failed')).toBeVisible();
    expect(screen.getByText('Failed to save configuration')).toBeVisible();
  });
});
