import {
  clearShopify,
  connectionModeDescriptions,
  getShopify,
  listShopifyBlogs,
  publishTestDraft,
  setConnectionMode,
  testShopify,
} from '@rankwright/contracts/connections';
import { mockReply, mockApi, mockError, mockNetworkError } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleConnected } from '../testing/sampleConnections.ts';
import { answerConnections, findPage, openIntegrations } from '../testing/openIntegrations.tsx';
import { answerPublishDefaults } from '../testing/answerPublishDefaults.ts';

const config = {
  shopUrl: 'garden.myshopify.com',
  apiKey: '0123456789abcdef0123456789abcdef',
  autoPublish: false,
  defaultStatus: 'draft' as const,
  shopName: 'Garden Shop',
  blogId: 'b1',
  connectionStatus: 'connected',
  hasAccessToken: true,
};
const blogs = [
  { id: 'b1', title: 'News', handle: 'news' },
  { id: 'b2', title: 'Stories', handle: 'stories' },
];
const api = mockApi(...answerPublishDefaults());
const openConnected = () => {
  api.use(
    answerConnections(sampleConnected('shopify', { method: 'token', name: 'Garden Shop' })),
    mockReply(getShopify, { success: true, config }),
    mockReply(listShopifyBlogs, { success: true, blogs }),
  );
  return openIntegrations('/integrations?platform=shopify');
};
const findNotification = () => screen.findByLabelText('Notification');

describe('connected platform', () => {
  it('shows what is connected, the method and the last success [C-107] [C-109]', async () => {
    const { container } = openConnected();
    const page = await findPage('Shopify');
    expect(page.getByText('Connected', { exact: true })).toBeVisible();
    expect(page.getByRole('link', { name: 'Garden Shop' })).toHaveAttribute('href', 'https://garden.example');
    expect(page.getByText(/Connected with access token\. Last success: Nov 20, 2026/)).toBeVisible();
    expect(page.getByRole('radiogroup', { name: 'Auto-publish' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Disconnect' })).toBeEnabled();
    expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    await page.findByRole('combobox', { name: 'Blog' });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('tests the connection and lists the checks when Refresh is pressed', async () => {
    const { user } = openConnected();
    const checks = [
      { name: 'Shop', ok: true, detail: 'found' },
      { name: 'Write access', ok: false, detail: 'write_content is missing' },
    ];
    api.use(
      mockReply(testShopify, { success: true, message: 'Connected to Garden Shop', checks, shopName: '' }),
    );
    const page = await findPage('Shopify');
    await user.click(page.getByRole('button', { name: 'Refresh' }));
    const list = await page.findByRole('list', { name: 'Connection checks' });
    expect(within(list).getByText('write_content is missing')).toBeVisible();
    expect(await findNotification()).toHaveTextContent('Connected to Garden Shop');
  });

  it('shows that the test failed, or that the network is lost [C-250] [C-251]', async () => {
    const { user } = openConnected();
    const refresh = (await findPage('Shopify')).getByRole('button', { name: 'Refresh' });
    api.use(mockError(testShopify, 'INTERNAL'));
    await user.click(refresh);
    expect(await findNotification()).toHaveTextContent('Connection FailedConnection test failed');
    api.use(mockNetworkError(testShopify));
    await user.click(refresh);
    expect(await screen.findByText('Network error occurred')).toBeVisible();
  });

  it.each([
    ['Automatic', 'automatic'],
    ['Manual', 'manual'],
  ] as const)('saves the auto-publish mode %s at once and says what it does [C-111]', async (name, mode) => {
    const { user } = openConnected();
    const sent: unknown[] = [];
    const connection = sampleConnected('shopify', { mode, autoPublish: mode === 'automatic' });
    api.use(
      mockReply(setConnectionMode, ({ body }) => {
        sent.push(body);
        return { success: true as const, connection };
      }),
    );
    const page = await findPage('Shopify');
    const modes = within(page.getByRole('radiogroup', { name: 'Auto-publish' }));
    expect(modes.getByRole('radio', { name: 'Review first' })).toBeChecked();
    expect(modes.getByRole('radio', { name })).toHaveAccessibleDescription(connectionModeDescriptions[mode]);
    await user.click(modes.getByRole('radio', { name }));
    expect(await findNotification()).toHaveTextContent(`Setting savedShopify: ${name}.`);
    expect(sent).toEqual([{ mode }]);
  });

  it('sends a test draft and links to it', async () => {
    const { user } = openConnected();
    api.use(
      mockReply(publishTestDraft, {
        success: true,
        message: 'The draft was created.',
        url: 'https://garden.example/d',
      }),
    );
    const page = await findPage('Shopify');
    await user.click(page.getByRole('button', { name: 'Publish a test draft' }));
    expect(await page.findByRole('link', { name: 'Open the draft' })).toHaveAttribute(
      'href',
      'https://garden.example/d',
    );
  });

  it('disconnects after confirmation, then shows Setup Required and an empty form [C-110]', async () => {
    const { user } = openConnected();
    const cleared = jest.fn();
    const page = await findPage('Shopify');
    await user.click(page.getByRole('button', { name: 'Disconnect' }));
    const confirmation = await screen.findByRole('alertdialog', { name: 'Disconnect Shopify?' });
    await user.click(within(confirmation).getByRole('button', { name: 'Cancel' }));
    expect(page.getByText('Connected', { exact: true })).toBeVisible();
    api.use(
      mockReply(clearShopify, () => {
        cleared();
        return { success: true as const };
      }),
      answerConnections(),
    );
    await user.click(page.getByRole('button', { name: 'Disconnect' }));
    expect(cleared).not.toHaveBeenCalled();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    expect(await page.findByText('Setup Required')).toBeVisible();
    expect(cleared).toHaveBeenCalledTimes(1);
    expect(await findNotification()).toHaveTextContent('Shopify disconnected');
    for (const field of within(await page.findByRole('form', { name: 'Shopify' })).getAllByRole('textbox'))
      expect(field).toHaveValue('');
  });

  it('shows an error when disconnecting fails [C-115]', async () => {
    const { user } = openConnected();
    api.use(mockError(clearShopify, 'INTERNAL'));
    await user.click((await findPage('Shopify')).getByRole('button', { name: 'Disconnect' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
    );
    expect(await screen.findByText('Failed to disconnect')).toBeVisible();
  });

  it('shows the last error of a connection that no longer works [C-108]', async () => {
    api.use(
      answerConnections(
        sampleConnected('wix', { connected: false, lastError: 'Wix refused the key. Make a new one.' }),
      ),
    );
    openIntegrations('/integrations?platform=wix');
    const page = await findPage('Wix');
    expect(page.getByText('Not connected')).toBeVisible();
    expect(page.getByRole('alert')).toHaveTextContent('Wix refused the key.');
  });

  it('shows an error when the test draft cannot be sent', async () => {
    const { user } = openConnected();
    api.use(mockError(publishTestDraft, 'PUBLISHING_FAILED'));
    await user.click((await findPage('Shopify')).getByRole('button', { name: 'Publish a test draft' }));
    expect(await findNotification()).toHaveTextContent('Publish FailedPublishing failed');
  });

  it('shows an error when a setting cannot be saved [C-112]', async () => {
    const { user } = openConnected();
    const page = await findPage('Shopify');
    api.use(mockError(setConnectionMode, 'INTERNAL'));
    await user.click(page.getByRole('radio', { name: 'Automatic' }));
    expect(await screen.findByText('Failed to update auto-publish setting')).toBeVisible();
    expect(screen.getByText('Update Failed')).toBeVisible();
  });
});
