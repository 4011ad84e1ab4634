import {
  getShopify,
  listShopifyBlogs,
  saveShopify,
  testShopifyCredentials,
  updateShopify,
} from '@rankwright/contracts/connections';
import { mockReply, mockApi, mockError } from '@rankwright/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { sampleConnected } from '../testing/sampleConnections.ts';
import { answerConnections, findPage, openIntegrations } from '../testing/openIntegrations.tsx';
import { answerPublishDefaults } from '../testing/answerPublishDefaults.ts';

const key = '0123456789abcdef0123456789abcdef';
const config = {
  shopUrl: 'garden.myshopify.com',
  apiKey: key,
  autoPublish: true,
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
const passed = { success: true as const, message: '', shopName: 'Garden Shop', blogs, checks: [] };

const api = mockApi(...answerPublishDefaults());
const open = async () => {
  api.use(answerConnections());
  const view = openIntegrations('/integrations?platform=shopify');
  return { ...view, page: await findPage('Shopify') };
};
const fill = async (user: UserEvent, accessToken = 'shpat_0123456789') => {
  const texts = { 'Shop URL': 'garden.myshopify.com', 'API Key': key, 'Access Token': accessToken };
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
};

describe('connecting Shopify', () => {
  it('requires all three fields before testing [C-142] [C-148]', async () => {
    const { user, page, container } = await open();
    expect(page.getByText('The app needs the scopes read_content and write_content.')).toBeVisible();
    await user.click(page.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(screen.getByText('Please fill in all required fields before testing connection')).toBeVisible();
    expect(page.getAllByText('Fill in this field.')).toHaveLength(3);
    expect(page.getByLabelText('Shop URL')).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('enables saving only after a successful test, sends the selected blog and clears the token [C-111] [C-143] [C-144] [C-145]', async () => {
    const { user, page } = await open();
    const saved: unknown[] = [];
    api.use(
      mockReply(testShopifyCredentials, passed),
      mockReply(saveShopify, ({ body }) => {
        saved.push(body);
        return { success: true as const, config };
      }),
    );
    expect(page.getByRole('button', { name: 'Save Config' })).toBeDisabled();
    await fill(user);
    await user.click(page.getByRole('switch', { name: 'Auto-publish' }));
    await user.click(page.getByRole('button', { name: 'Connect' }));
    await user.click(await page.findByRole('combobox', { name: 'Blog' }));
    await user.click(screen.getByRole('option', { name: 'Stories' }));
    await user.click(page.getByRole('button', { name: 'Save Config' }));
    expect(await screen.findByText('Shopify connected')).toBeVisible();
    expect(saved).toEqual([
      {
        shopUrl: 'garden.myshopify.com',
        apiKey: key,
        accessToken: 'shpat_0123456789',
        autoPublish: true,
        blogId: 'b2',
      },
    ]);
    expect(page.getByLabelText('Access Token')).toHaveValue('');
  });

  it('requires all three fields before saving [C-142]', async () => {
    const { user, page } = await open();
    api.use(mockReply(testShopifyCredentials, passed));
    await fill(user);
    await user.click(page.getByRole('button', { name: 'Connect' }));
    await page.findByRole('combobox', { name: 'Blog' });
    await user.clear(page.getByLabelText('Access Token'));
    await user.click(page.getByRole('button', { name: 'Save Config' }));
    expect(await screen.findByText('Please fill in all required fields before saving')).toBeVisible();
  });

  it('requires a new test after a tested field has changed [C-143]', async () => {
    const { user, page } = await open();
    api.use(mockReply(testShopifyCredentials, passed));
    await fill(user);
    await user.click(page.getByRole('button', { name: 'Connect' }));
    await page.findByRole('combobox', { name: 'Blog' });
    await user.type(page.getByLabelText('Access Token'), 'x');
    expect(page.getByRole('button', { name: 'Save Config' })).toBeDisabled();
    expect(page.getByText(/You can save them once the test passes/)).toBeVisible();
  });

  it('detects the API key in the token field', async () => {
    const { user, page } = await open();
    await fill(user, key);
    expect(page.getByText(/This looks like the API key/)).toBeVisible();
  });

  it('shows hints for both credential types', async () => {
    const { user, page } = await open();
    expect(page.getByText(/Starts with shpat_/)).toBeVisible();
    await user.click(page.getByRole('combobox', { name: 'Credential type' }));
    await user.click(screen.getByRole('option', { name: /Dev Dashboard/ }));
    expect(page.getByText(/exchanged for a token every day/)).toBeVisible();
  });

  it('shows the server error, otherwise the fallback message [C-113]', async () => {
    const { user, page } = await open();
    await fill(user);
    api.use(mockError(testShopifyCredentials, 'CONNECTION_TEST_FAILED', 'Shopify rejected the token.'));
    await user.click(page.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('Connection Failed')).toBeVisible();
    expect(await page.findByText('Shopify rejected the token.')).toBeVisible();
    api.use(mockError(testShopifyCredentials, 'INTERNAL'));
    await user.click(page.getByRole('button', { name: 'Connect' }));
    expect(await page.findByText('Failed to connect to Shopify store')).toBeVisible();
  });

  it('shows an error when saving fails [C-114]', async () => {
    const { user, page } = await open();
    api.use(mockReply(testShopifyCredentials, passed), mockError(saveShopify, 'INTERNAL'));
    await fill(user);
    await user.click(page.getByRole('button', { name: 'Connect' }));
    await page.findByRole('combobox', { name: 'Blog' });
    await user.click(page.getByRole('button', { name: 'Save Config' }));
    expect(await screen.findByText('Save Failed')).toBeVisible();
    expect(screen.getByText('Failed to save configuration')).toBeVisible();
  });
});

describe('connected Shopify shop', () => {
  it('changes the blog', async () => {
    const sent: unknown[] = [];
    api.use(
      answerConnections(sampleConnected('shopify', { method: 'client-credentials' })),
      mockReply(getShopify, { success: true, config }),
      mockReply(listShopifyBlogs, { success: true, blogs }),
      mockReply(updateShopify, ({ body }) => {
        sent.push(body);
        return { success: true as const, config: { ...config, blogId: 'b2' } };
      }),
    );
    const { user } = openIntegrations('/integrations?platform=shopify');
    const page = await findPage('Shopify');
    await user.click(await page.findByRole('combobox', { name: 'Blog' }));
    await user.click(screen.getByRole('option', { name: 'Stories' }));
    await waitFor(() => expect(sent).toEqual([{ blogId: 'b2' }]));
  });
});
