import {
  getShopify,
  listShopifyBlogs,
  saveShopify,
  testShopifyCredentials,
  updateShopify,
} from '@rankwright/contracts/connections';
import { answer, mockApi, refuse } from '@rankwright/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { connectedTo } from '../connections/connections.samples.ts';
import { answerConnections, findCard, openIntegrations } from '../connections/integrations.fixtures.tsx';

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

const api = mockApi();
const open = async () => {
  api.use(answerConnections());
  const view = openIntegrations('/integrations?platform=shopify');
  return { ...view, card: await findCard('Shopify') };
};
const fill = async (user: UserEvent, accessToken = 'shpat_0123456789') => {
  const texts = { 'Shop URL': 'garden.myshopify.com', 'API Key': key, 'Access Token': accessToken };
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
};

describe('connecting Shopify', () => {
  it('asks for the three fields before it tests [C-142] [C-148]', async () => {
    const { user, card, container } = await open();
    expect(card.getByText('The app needs the scopes read_content and write_content.')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('Missing Information')).toBeVisible();
    expect(screen.getByText('Please fill in all required fields before testing connection')).toBeVisible();
    expect(card.getAllByText('Fill in this field.')).toHaveLength(3);
    expect(card.getByLabelText('Shop URL')).toHaveFocus();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('saves only what has passed a test, with the blog that was chosen, and forgets the token [C-111] [C-143] [C-144] [C-145]', async () => {
    const { user, card } = await open();
    const saved: unknown[] = [];
    api.use(
      answer(testShopifyCredentials, passed),
      answer(saveShopify, ({ body }) => {
        saved.push(body);
        return { success: true as const, config };
      }),
    );
    expect(card.getByRole('button', { name: 'Save Config' })).toBeDisabled();
    await fill(user);
    await user.click(card.getByRole('switch', { name: 'Auto-publish' }));
    await user.click(card.getByRole('button', { name: 'Connect' }));
    await user.click(await card.findByRole('combobox', { name: 'Blog' }));
    await user.click(screen.getByRole('option', { name: 'Stories' }));
    await user.click(card.getByRole('button', { name: 'Save Config' }));
    expect(await screen.findByText('Shopify connected')).toBeVisible();
    expect(saved).toEqual([
      {
        shopUrl: 'garden.myshopify.com',
        apiKey: key,
        accessToken: 'shpat_0123456789',
        autoPublish: true,
        defaultStatus: 'draft',
        blogId: 'b2',
      },
    ]);
    expect(card.getByLabelText('Access Token')).toHaveValue('');
  });

  it('asks for the three fields before it saves [C-142]', async () => {
    const { user, card } = await open();
    api.use(answer(testShopifyCredentials, passed));
    await fill(user);
    await user.click(card.getByRole('button', { name: 'Connect' }));
    await card.findByRole('combobox', { name: 'Blog' });
    await user.clear(card.getByLabelText('Access Token'));
    await user.click(card.getByRole('button', { name: 'Save Config' }));
    expect(await screen.findByText('Please fill in all required fields before saving')).toBeVisible();
  });

  it('wants a new test once a tested detail was changed [C-143]', async () => {
    const { user, card } = await open();
    api.use(answer(testShopifyCredentials, passed));
    await fill(user);
    await user.click(card.getByRole('button', { name: 'Connect' }));
    await card.findByRole('combobox', { name: 'Blog' });
    await user.type(card.getByLabelText('Access Token'), 'x');
    expect(card.getByRole('button', { name: 'Save Config' })).toBeDisabled();
    expect(card.getByText(/Save them once the test has passed/)).toBeVisible();
  });

  it('recognises the API key in the field of the token', async () => {
    const { user, card } = await open();
    await fill(user, key);
    expect(card.getByText(/This looks like the API key/)).toBeVisible();
  });

  it('explains both kinds of credentials', async () => {
    const { user, card } = await open();
    expect(card.getByText(/Begins with shpat_/)).toBeVisible();
    await user.click(card.getByRole('combobox', { name: 'Kind of credentials' }));
    await user.click(screen.getByRole('option', { name: /Dev Dashboard/ }));
    expect(card.getByText(/traded for a token each day/)).toBeVisible();
  });

  it('shows the server’s reason, else its own words [C-113]', async () => {
    const { user, card } = await open();
    await fill(user);
    api.use(refuse(testShopifyCredentials, 'CONNECTION_TEST_FAILED', 'Shopify refused the token.'));
    await user.click(card.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('Connection Failed')).toBeVisible();
    expect(await card.findByText('Shopify refused the token.')).toBeVisible();
    api.use(refuse(testShopifyCredentials, 'INTERNAL'));
    await user.click(card.getByRole('button', { name: 'Connect' }));
    expect(await card.findByText('Failed to connect to Shopify store')).toBeVisible();
  });

  it('says so when saving fails [C-114]', async () => {
    const { user, card } = await open();
    api.use(answer(testShopifyCredentials, passed), refuse(saveShopify, 'INTERNAL'));
    await fill(user);
    await user.click(card.getByRole('button', { name: 'Connect' }));
    await card.findByRole('combobox', { name: 'Blog' });
    await user.click(card.getByRole('button', { name: 'Save Config' }));
    expect(await screen.findByText('Save Failed')).toBeVisible();
    expect(screen.getByText('Failed to save configuration')).toBeVisible();
  });
});

describe('a connected shop', () => {
  it('changes the blog', async () => {
    const sent: unknown[] = [];
    api.use(
      answerConnections(connectedTo('shopify', { method: 'client-credentials' })),
      answer(getShopify, { success: true, config }),
      answer(listShopifyBlogs, { success: true, blogs }),
      answer(updateShopify, ({ body }) => {
        sent.push(body);
        return { success: true as const, config: { ...config, blogId: 'b2' } };
      }),
    );
    const { user } = openIntegrations();
    const card = await findCard('Shopify');
    await user.click(await card.findByRole('combobox', { name: 'Blog' }));
    await user.click(screen.getByRole('option', { name: 'Stories' }));
    await waitFor(() => expect(sent).toEqual([{ blogId: 'b2' }]));
  });
});
