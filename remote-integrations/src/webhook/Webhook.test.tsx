import { connectPlatform, listWebhookDeliveries, testConnection } from '@rankwright/contracts/connections';
import { mockApi, mockError, mockReply } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { answerConnections, findPage, openIntegrations } from '../testing/openIntegrations.tsx';
import { failedDelivery, sampleDelivery, sampleWebhook } from '../testing/sampleWebhook.ts';
import { answerPublishDefaults } from '../testing/answerPublishDefaults.ts';

const api = mockApi(...answerPublishDefaults());
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';

const openConnected = async (deliveries = [sampleDelivery(), failedDelivery]) => {
  api.use(answerConnections(sampleWebhook), mockReply(listWebhookDeliveries, { success: true, deliveries }));
  const view = openIntegrations('/integrations?platform=webhook');
  const page = await findPage('Webhook');
  await page.findByRole('heading', { name: 'Deliveries' });
  return { ...view, page };
};

describe('connecting a webhook', () => {
  it('saves the URL and shows the signing secret once', async () => {
    api.use(answerConnections(), mockReply(listWebhookDeliveries, { success: true, deliveries: [] }));
    const { user, container } = openIntegrations('/integrations?platform=webhook');
    const page = await findPage('Webhook');
    const sent: unknown[] = [];
    api.use(
      mockReply(connectPlatform, ({ body }) => {
        sent.push(body);
        return { success: true as const, connection: sampleWebhook, secret };
      }),
      answerConnections(sampleWebhook),
    );
    await user.click(page.getByLabelText('URL'));
    await user.paste(' https://hooks.example/rankwright ');
    await user.click(page.getByRole('button', { name: 'Save URL' }));
    expect(await page.findByText(secret)).toBeVisible();
    expect(sent).toEqual([{ method: 'webhook', fields: { url: 'https://hooks.example/rankwright' } }]);
    expect(await page.findByText(/Nothing has been sent yet/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(page.getByRole('button', { name: 'Hide the secret' }));
    expect(page.queryByText(secret)).toBeNull();
  });

  it('shows a wrong URL at its field, also when only the server finds it', async () => {
    api.use(answerConnections());
    const { user } = openIntegrations('/integrations?platform=webhook');
    const page = await findPage('Webhook');
    const field = page.getByLabelText('URL');
    await user.click(field);
    await user.paste('hooks.example');
    await user.click(page.getByRole('button', { name: 'Save URL' }));
    expect(field).toHaveAccessibleDescription('Enter a URL that starts with https://.');
    expect(field).toHaveFocus();
    const text = 'This address is not reachable from here.';
    api.use(mockError(connectPlatform, 'INVALID_REQUEST', text, { url: text }));
    await user.clear(field);
    await user.paste('http://hooks.example');
    await user.click(page.getByRole('button', { name: 'Save URL' }));
    expect(await page.findByText(text)).toBeVisible();
  });
});

describe('connected webhook', () => {
  it('lists deliveries with time, answer, duration and error', async () => {
    const { page, container } = await openConnected();
    const rows = within(await page.findByRole('list', { name: 'Deliveries' })).getAllByRole('listitem');
    expect(rows[0]).toHaveTextContent(/Delivered.*Article published · HTTP 200 in 140 ms.*Nov 20, 2026/);
    expect(rows[1]).toHaveTextContent(/Failed.*Test · HTTP 500 in 2\.4 s.*reported an error/);
    expect(await axe(container)).toHaveNoViolations();
  });

  it('sends a test delivery, shows its result and refetches the log', async () => {
    const { user, page } = await openConnected([]);
    const checks = [{ name: 'Delivery', ok: true, detail: 'hooks.example accepted a signed test' }];
    const message = 'hooks.example accepted the test delivery.';
    api.use(
      mockReply(testConnection, { success: true, message, checks }),
      mockReply(listWebhookDeliveries, {
        success: true,
        deliveries: [sampleDelivery({ type: 'test', status: 204 })],
      }),
    );
    await user.click(page.getByRole('button', { name: 'Send a test delivery' }));
    expect(await page.findByText('hooks.example accepted a signed test')).toBeVisible();
    expect(await page.findByText('Test · HTTP 204 in 140 ms')).toBeVisible();
  });

  it('shows why a test delivery failed', async () => {
    const { user, page } = await openConnected([]);
    api.use(mockError(testConnection, 'CONNECTION_TEST_FAILED', 'Your webhook reported an error (500).'));
    await user.click(page.getByRole('button', { name: 'Send a test delivery' }));
    expect(await page.findByText('Your webhook reported an error (500).')).toBeVisible();
  });

  it('replaces the secret after confirmation', async () => {
    const { user, page } = await openConnected();
    const sent: unknown[] = [];
    api.use(
      mockReply(connectPlatform, ({ body }) => {
        sent.push(body);
        return { success: true as const, connection: sampleWebhook, secret };
      }),
    );
    await user.click(page.getByRole('button', { name: 'Rotate secret' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Rotate the signing secret?' });
    expect(sent).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Rotate secret' }));
    expect(await page.findByText(secret)).toBeVisible();
    expect(sent).toEqual([{ method: 'webhook', fields: { url: sampleWebhook.url }, rotateSecret: true }]);
  });

  it('offers Retry when the deliveries cannot be loaded', async () => {
    api.use(answerConnections(sampleWebhook), mockError(listWebhookDeliveries, 'INTERNAL'));
    const { user } = openIntegrations('/integrations?platform=webhook');
    const page = await findPage('Webhook');
    expect(await page.findByText('The deliveries could not be loaded.')).toBeVisible();
    api.use(mockReply(listWebhookDeliveries, { success: true, deliveries: [sampleDelivery()] }));
    await user.click(page.getByRole('button', { name: 'Retry' }));
    expect(await page.findByRole('list', { name: 'Deliveries' })).toBeVisible();
  });
});
