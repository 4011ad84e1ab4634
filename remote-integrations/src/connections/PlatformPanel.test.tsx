import { connectPlatform, disconnectPlatform, testConnection } from '@rankwright/contracts/connections';
import { mockApi, mockError, mockReply, renderScreen } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { answerPublishDefaults } from '../testing/answerPublishDefaults.ts';
import { sampleWebhook } from '../testing/sampleWebhook.ts';
import { PlatformPanel } from './PlatformPanel.tsx';

const api = mockApi(...answerPublishDefaults());
const open = (connection = undefined as typeof sampleWebhook | undefined) =>
  renderScreen(<PlatformPanel platform="webhook" connection={connection} />);

describe('panel of a platform without one of its own', () => {
  it('connects by the fields of the descriptor and shows why it failed', async () => {
    const { user, container } = open();
    const sent: unknown[] = [];
    api.use(
      mockReply(connectPlatform, ({ body }) => {
        sent.push(body);
        return { success: true as const, connection: sampleWebhook, secret: null };
      }),
    );
    await user.type(screen.getByLabelText('URL'), ' https://hooks.example/in ');
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('Webhook saved')).toBeVisible();
    expect(sent).toEqual([{ method: 'webhook', fields: { url: 'https://hooks.example/in' } }]);
    api.use(mockError(connectPlatform, 'CONNECTION_TEST_FAILED', 'The site rejected these credentials.'));
    await user.click(screen.getByRole('button', { name: 'Connect' }));
    const form = screen.getByRole('form', { name: 'Webhook' });
    expect(await screen.findAllByText('The site rejected these credentials.')).not.toHaveLength(0);
    expect(form).toHaveTextContent('The site rejected these credentials.');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('tests and disconnects through the general endpoints', async () => {
    const { user } = open(sampleWebhook);
    const checks = [{ name: 'Login', ok: true, detail: 'signed in as ada' }];
    api.use(mockReply(testConnection, { success: true, message: 'Connected to Garden', checks }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText('signed in as ada')).toBeVisible();
    const disconnected: unknown[] = [];
    api.use(
      mockReply(disconnectPlatform, ({ params }) => {
        disconnected.push(params);
        return { success: true as const };
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Disconnect Webhook?' }));
    await user.click(dialog.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('Webhook disconnected')).toBeVisible();
    expect(disconnected).toMatchObject([{ platform: 'webhook' }]);
  });
});
