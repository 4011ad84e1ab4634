import {
  authorizeWordpress,
  getWordpressOAuthApp,
  saveWordpressOAuthApp,
} from '@rankwright/contracts/connections';
import { mockReply, mockApi, mockError, renderScreen } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { sampleConnected } from '../testing/sampleConnections.ts';
import { answerConnections, findPage, openIntegrations } from '../testing/openIntegrations.tsx';
import { OAuthForm } from './OAuthForm.tsx';
import { oauthChannel } from './oauthMessage.model.ts';
import { answerPublishDefaults } from '../testing/answerPublishDefaults.ts';

const consent = 'https://public-api.wordpress.com/oauth2/authorize?state=s';
const api = mockApi(...answerPublishDefaults());
const popupWindow = () => ({ closed: false, close: jest.fn(), location: { replace: jest.fn() } });

const open = async (popup: ReturnType<typeof popupWindow> | null) => {
  jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window | null);
  api.use(
    answerConnections(),
    mockReply(getWordpressOAuthApp, { success: true, data: null }),
    mockReply(saveWordpressOAuthApp, { success: true }),
    mockReply(authorizeWordpress, { success: true, data: { authUrl: consent } }),
  );
  const view = openIntegrations('/integrations?method=oauth&platform=wordpress');
  await screen.findByRole('button', { name: 'Connect with OAuth' });
  return { ...view, page: await findPage('WordPress') };
};
const fill = async (user: UserEvent) => {
  const texts = { 'Site URL': 'https://garden.wordpress.com', 'Client ID': '12345', 'Client Secret': 'abc' };
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Connect with OAuth' }));
};
const postMessage = (data: unknown, origin = window.location.origin) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin }));
  });
const successMessage = { type: 'WORDPRESS_OAUTH_SUCCESS', token: 't', user: {}, sites: [] };

describe('connecting WordPress by OAuth', () => {
  it('disables Connect until all three fields are filled, with the reason [C-116] [C-117]', async () => {
    const { page, container } = await open(null);
    expect(page.getByRole('tab', { name: 'OAuth 2.0' })).toHaveAttribute('aria-selected', 'true');
    expect(page.getByRole('tab', { name: 'App Password' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Connect with OAuth' })).toBeDisabled();
    expect(page.getByText('Fill in all three fields to connect.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('prefills the saved app, read once, without its secret [C-224]', async () => {
    const reads = jest.fn();
    api.use(
      answerConnections(),
      mockReply(getWordpressOAuthApp, () => {
        reads();
        return { success: true as const, data: { siteUrl: 'https://kitchen.wordpress.com', clientId: '99' } };
      }),
    );
    const { user } = openIntegrations('/integrations?method=oauth&platform=wordpress');
    expect(await screen.findByLabelText('Site URL')).toHaveValue('https://kitchen.wordpress.com');
    expect(screen.getByLabelText('Client ID')).toHaveValue('99');
    expect(screen.getByLabelText('Client Secret')).toHaveValue('');
    await user.click(screen.getByRole('tab', { name: 'App Password' }));
    await user.click(screen.getByRole('tab', { name: 'OAuth 2.0' }));
    expect(screen.getByLabelText('Site URL')).toHaveValue('https://kitchen.wordpress.com');
    expect(reads).toHaveBeenCalledTimes(1);
  });

  it('does not read the saved app without a login [C-225]', async () => {
    const reads = jest.fn();
    api.use(
      mockReply(getWordpressOAuthApp, () => {
        reads();
        return { success: true as const, data: null };
      }),
    );
    renderScreen(<OAuthForm />, { signedIn: false });
    expect(await screen.findByLabelText('Site URL')).toHaveValue('');
    expect(reads).not.toHaveBeenCalled();
  });

  it('saves the app before it requests the authorization URL, and sends nothing with a field missing [C-227]', async () => {
    const { user } = await open(popupWindow());
    const requests: string[] = [];
    api.use(
      mockReply(saveWordpressOAuthApp, () => {
        requests.push('save');
        return { success: true as const };
      }),
      mockReply(authorizeWordpress, () => {
        requests.push('authorize');
        return { success: true as const, data: { authUrl: consent } };
      }),
    );
    await user.type(screen.getByLabelText('Site URL'), 'https://garden.wordpress.com{Enter}');
    await user.type(screen.getByLabelText('Client ID'), '12345{Enter}');
    await user.type(screen.getByLabelText('Client Secret'), '  {Enter}');
    expect(window.open).not.toHaveBeenCalled();
    expect(requests).toEqual([]);
    await user.type(screen.getByLabelText('Client Secret'), 'abc{Enter}');
    await waitFor(() => expect(requests).toEqual(['save', 'authorize']));
  });

  it('ignores a message from another origin [C-228]', async () => {
    const { user, page } = await open(popupWindow());
    await fill(user);
    const reason = await page.findByText('Finish in the window that opened. It closes automatically.');
    postMessage({ type: 'WORDPRESS_OAUTH_ERROR', error: 'Forged' }, 'https://elsewhere.example');
    expect(screen.queryByText('Authorization Failed')).toBeNull();
    expect(reason).toHaveTextContent('Finish in the window that opened.');
    postMessage({ type: 'WORDPRESS_OAUTH_ERROR', error: 'Denied' });
    expect(await screen.findByText('Authorization Failed')).toBeVisible();
    expect(reason).toBeEmptyDOMElement();
  });

  it('saves the app, opens the authorization URL in the popup and shows Connected on success [C-118] [C-123]', async () => {
    const popup = popupWindow();
    const { user, page } = await open(popup);
    const saved: unknown[] = [];
    api.use(
      mockReply(saveWordpressOAuthApp, ({ body }) => {
        saved.push(body);
        return { success: true as const };
      }),
    );
    await fill(user);
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith(consent));
    expect(saved).toEqual([
      { siteUrl: 'https://garden.wordpress.com', clientId: '12345', clientSecret: 'abc' },
    ]);
    expect(page.getByText('Finish in the window that opened. It closes automatically.')).toBeVisible();
    api.use(answerConnections(sampleConnected('wordpress')));
    postMessage(successMessage);
    expect(await page.findByText('Connected', { exact: true })).toBeVisible();
    expect(screen.getByText('WordPress connected')).toBeVisible();
  });

  it('receives the result of a popup that lost its opener [C-123]', async () => {
    const { user, page } = await open(popupWindow());
    await fill(user);
    await page.findByText('Finish in the window that opened. It closes automatically.');
    api.use(answerConnections(sampleConnected('wordpress')));
    const channel = new BroadcastChannel(oauthChannel);
    channel.postMessage(successMessage);
    expect(await page.findByText('Connected', { exact: true })).toBeVisible();
    channel.close();
  });

  it('refetches the connections when the popup is closed [C-120]', async () => {
    const popup = popupWindow();
    const { user, page } = await open(popup);
    await fill(user);
    await page.findByText('Finish in the window that opened. It closes automatically.');
    api.use(answerConnections(sampleConnected('wordpress')));
    popup.closed = true;
    expect(await page.findByText('Connected', { exact: true }, { timeout: 4_000 })).toBeVisible();
  });

  it('shows the error that the popup reports [C-122] [C-231]', async () => {
    const { user, page } = await open(popupWindow());
    await fill(user);
    await page.findByText('Finish in the window that opened. It closes automatically.');
    postMessage({ type: 'WORDPRESS_OAUTH_ERROR', error: 'Authorization failed: Access denied.' });
    expect(await screen.findByText('Authorization Failed')).toBeVisible();
    expect(screen.getByText('Authorization failed: Access denied.')).toBeVisible();
    postMessage({ type: 'WORDPRESS_OAUTH_ERROR', error: '' });
    expect(await screen.findByText('OAuth authorization failed')).toBeVisible();
  });

  it('shows an error and offers this tab when the popup is blocked [C-119]', async () => {
    const { user, page } = await open(null);
    await fill(user);
    expect(await page.findByRole('alert')).toHaveTextContent(
      'Popup blocked. Please allow popups for this site.',
    );
    expect(page.getByRole('button', { name: 'Continue in this tab' })).toBeEnabled();
  });

  it('closes the popup and says which step failed [C-229] [C-230]', async () => {
    const popup = popupWindow();
    const { user } = await open(popup);
    api.use(mockError(saveWordpressOAuthApp, 'INTERNAL'));
    await fill(user);
    expect(await screen.findByText('Failed to save OAuth configuration')).toBeVisible();
    expect(popup.close).toHaveBeenCalled();
    api.use(mockError(authorizeWordpress, 'INTERNAL'), mockReply(saveWordpressOAuthApp, { success: true }));
    await user.click(screen.getByRole('button', { name: 'Connect with OAuth' }));
    expect(await screen.findByText('Failed to get authorization URL')).toBeVisible();
    expect(screen.getByText('Connection Failed')).toBeVisible();
  });
});
