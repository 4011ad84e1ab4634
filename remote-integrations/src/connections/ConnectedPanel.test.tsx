import {
  clearShopify,
  getShopify,
  listShopifyBlogs,
  publishTestDraft,
  testShopify,
  updateShopify,
} from '@rankwright/contracts/connections';
import { answer, mockApi, refuse } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { connectedTo } from './connections.samples.ts';
import { answerConnections, findCard, openIntegrations } from './integrations.fixtures.tsx';

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
const api = mockApi();
const openConnected = () => {
  api.use(
    answerConnections(connectedTo('shopify', { method: 'token', name: 'Garden Shop' })),
    answer(getShopify, { success: true, config }),
    answer(listShopifyBlogs, { success: true, blogs }),
  );
  return openIntegrations();
};
const notification = () => screen.findByLabelText('Notification');

describe('a connected platform', () => {
  it('says what is connected, how, and when it last worked [C-107] [C-109]', async () => {
    const { container } = openConnected();
    const card = await findCard('Shopify');
    expect(card.getByText('Connected', { exact: true })).toBeVisible();
    expect(card.getByRole('link', { name: 'Garden Shop' })).toHaveAttribute('href', 'https://garden.example');
    expect(card.getByText(/Connected by Admin API access token\. Last success: Nov 20, 2026/)).toBeVisible();
    await card.findByRole('combobox', { name: 'Blog' });
    expect(await axe(container)).toHaveNoViolations();
  });

  it('tests on Refresh and lists what was checked', async () => {
    const { user } = openConnected();
    const checks = [
      { name: 'Shop', ok: true, detail: 'found' },
      { name: 'Write access', ok: false, detail: 'write_content is missing' },
    ];
    api.use(
      answer(testShopify, { success: true, message: 'Connected to Garden Shop', checks, shopName: '' }),
    );
    const card = await findCard('Shopify');
    await user.click(card.getByRole('button', { name: 'Refresh' }));
    const list = await card.findByRole('list', { name: 'What was checked' });
    expect(within(list).getByText('write_content is missing')).toBeVisible();
    expect(await notification()).toHaveTextContent('Connected to Garden Shop');
  });

  it('switches auto-publish at once [C-111]', async () => {
    const { user } = openConnected();
    const sent: unknown[] = [];
    api.use(
      answer(updateShopify, ({ body }) => {
        sent.push(body);
        return { success: true as const, config };
      }),
    );
    const card = await findCard('Shopify');
    await user.click(card.getByRole('switch', { name: 'Auto-publish' }));
    expect(await notification()).toHaveTextContent('Setting saved');
    expect(sent).toEqual([{ autoPublish: true }]);
  });

  it('sends a test draft and links to it', async () => {
    const { user } = openConnected();
    api.use(
      answer(publishTestDraft, {
        success: true,
        message: 'A draft waits there.',
        url: 'https://garden.example/d',
      }),
    );
    const card = await findCard('Shopify');
    await user.click(card.getByRole('button', { name: 'Publish a test draft' }));
    expect(await card.findByRole('link', { name: 'Open the draft' })).toHaveAttribute(
      'href',
      'https://garden.example/d',
    );
  });

  it('asks before disconnecting, then shows the empty form [C-110]', async () => {
    const { user } = openConnected();
    const card = await findCard('Shopify');
    await user.click(card.getByRole('button', { name: 'Disconnect' }));
    const question = await screen.findByRole('alertdialog', { name: 'Disconnect Shopify?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(card.getByText('Connected', { exact: true })).toBeVisible();
    api.use(answer(clearShopify, { success: true }), answerConnections());
    await user.click(card.getByRole('button', { name: 'Disconnect' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }));
    expect(await card.findByText('Setup Required')).toBeVisible();
    expect(await notification()).toHaveTextContent('Shopify disconnected');
  });

  it('says so when disconnecting fails [C-115]', async () => {
    const { user } = openConnected();
    api.use(refuse(clearShopify, 'INTERNAL'));
    await user.click((await findCard('Shopify')).getByRole('button', { name: 'Disconnect' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
    );
    expect(await screen.findByText('Failed to disconnect')).toBeVisible();
  });

  it('shows the last error of a connection that no longer works [C-108]', async () => {
    api.use(
      answerConnections(
        connectedTo('wix', { connected: false, lastError: 'Wix refused the key. Make a new one.' }),
      ),
    );
    openIntegrations();
    const card = await findCard('Wix');
    expect(card.getByText('Not connected')).toBeVisible();
    expect(card.getByRole('alert')).toHaveTextContent('Wix refused the key.');
  });

  it('names the platform when the draft could not be sent', async () => {
    const { user } = openConnected();
    api.use(refuse(publishTestDraft, 'PUBLISHING_FAILED'));
    await user.click((await findCard('Shopify')).getByRole('button', { name: 'Publish a test draft' }));
    expect(await notification()).toHaveTextContent('Publish FailedPublishing failed');
  });

  it('says so when a setting could not be saved [C-112]', async () => {
    const { user } = openConnected();
    const card = await findCard('Shopify');
    api.use(refuse(updateShopify, 'INTERNAL'));
    await user.click(card.getByRole('switch', { name: 'Auto-publish' }));
    expect(await screen.findByText('Failed to update auto-publish setting')).toBeVisible();
    expect(screen.getByText('Update Failed')).toBeVisible();
  });
});
