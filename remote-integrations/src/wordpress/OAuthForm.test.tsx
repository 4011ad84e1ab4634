import {
  authorizeWordpress,
  getWordpressOAuthApp,
  saveWordpressOAuthApp,
} from '@rankwright/contracts/connections';
import { answer, mockApi, refuse } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { connectedTo } from '../connections/connections.samples.ts';
import { answerConnections, findCard, openIntegrations } from '../connections/integrations.fixtures.tsx';
import { oauthChannel } from './oauthMessage.model.ts';

const consent = 'https://public-api.wordpress.com/oauth2/authorize?state=s';
const api = mockApi();
const popupWindow = () => ({ closed: false, close: jest.fn(), location: { replace: jest.fn() } });

const open = async (popup: ReturnType<typeof popupWindow> | null) => {
  jest.spyOn(window, 'open').mockReturnValue(popup as unknown as Window | null);
  api.use(
    answerConnections(),
    answer(getWordpressOAuthApp, { success: true, data: null }),
    answer(saveWordpressOAuthApp, { success: true }),
    answer(authorizeWordpress, { success: true, data: { authUrl: consent } }),
  );
  const view = openIntegrations('/integrations?method=oauth&platform=wordpress');
  await screen.findByRole('button', { name: 'Connect with OAuth' });
  return { ...view, card: await findCard('WordPress') };
};
const fill = async (user: UserEvent) => {
  const texts = { 'Site URL': 'https://garden.wordpress.com', 'Client ID': '12345', 'Client Secret': 'abc' };
  for (const [label, text] of Object.entries(texts)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.click(screen.getByRole('button', { name: 'Connect with OAuth' }));
};
const say = (data: unknown, origin = window.location.origin) =>
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, origin }));
  });
const succeeded = { type: 'WORDPRESS_OAUTH_SUCCESS', token: 't', user: {}, sites: [] };

describe('connecting WordPress by OAuth', () => {
  it('needs three fields, and says so [C-116] [C-117]', async () => {
    const { card, container } = await open(null);
    expect(card.getByRole('tab', { name: 'OAuth 2.0' })).toHaveAttribute('aria-selected', 'true');
    expect(card.getByRole('tab', { name: 'App Password' })).toBeVisible();
    expect(card.getByRole('button', { name: 'Connect with OAuth' })).toBeDisabled();
    expect(card.getByText('Fill in all three fields to connect.')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('fills in the app that was saved, without its secret', async () => {
    await open(null);
    api.use(
      answer(getWordpressOAuthApp, {
        success: true,
        data: { siteUrl: 'https://kitchen.wordpress.com', clientId: '99' },
      }),
    );
    openIntegrations('/integrations?method=oauth&platform=wordpress');
    expect(await screen.findByDisplayValue('https://kitchen.wordpress.com')).toBeVisible();
    expect(screen.getAllByLabelText('Client Secret').at(-1)).toHaveValue('');
  });

  it('saves the app, fetches the address and sends the window there; its success connects the card [C-118] [C-123]', async () => {
    const popup = popupWindow();
    const { user, card } = await open(popup);
    const saved: unknown[] = [];
    api.use(
      answer(saveWordpressOAuthApp, ({ body }) => {
        saved.push(body);
        return { success: true as const };
      }),
    );
    await fill(user);
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith(consent));
    expect(saved).toEqual([
      { siteUrl: 'https://garden.wordpress.com', clientId: '12345', clientSecret: 'abc' },
    ]);
    expect(card.getByText('Finish in the window that opened. It closes by itself.')).toBeVisible();
    api.use(answerConnections(connectedTo('wordpress')));
    say(succeeded, 'https://elsewhere.example');
    expect(card.queryByText('Connected', { exact: true })).not.toBeInTheDocument();
    say(succeeded);
    expect(await card.findByText('Connected', { exact: true })).toBeVisible();
    expect(screen.getByText('WordPress connected')).toBeVisible();
  });

  it('hears a window that lost its opener [C-123]', async () => {
    const { user, card } = await open(popupWindow());
    await fill(user);
    await card.findByText('Finish in the window that opened. It closes by itself.');
    api.use(answerConnections(connectedTo('wordpress')));
    const channel = new BroadcastChannel(oauthChannel);
    channel.postMessage(succeeded);
    expect(await card.findByText('Connected', { exact: true })).toBeVisible();
    channel.close();
  });

  it('reads the connections again when the person closes the window [C-120]', async () => {
    const popup = popupWindow();
    const { user, card } = await open(popup);
    await fill(user);
    await card.findByText('Finish in the window that opened. It closes by itself.');
    api.use(answerConnections(connectedTo('wordpress')));
    popup.closed = true;
    expect(await card.findByText('Connected', { exact: true }, { timeout: 4_000 })).toBeVisible();
  });

  it('shows why the window reports a failure [C-122]', async () => {
    const { user, card } = await open(popupWindow());
    await fill(user);
    await card.findByText('Finish in the window that opened. It closes by itself.');
    say({ type: 'WORDPRESS_OAUTH_ERROR', error: 'Authorization failed: You said no.' });
    expect(await screen.findByText('Authorization Failed')).toBeVisible();
    expect(screen.getByText('Authorization failed: You said no.')).toBeVisible();
    say({ type: 'WORDPRESS_OAUTH_ERROR', error: '' });
    expect(await screen.findByText('OAuth authorization failed')).toBeVisible();
  });

  it('says so when the window is blocked, and offers this tab [C-119]', async () => {
    const { user, card } = await open(null);
    await fill(user);
    expect(await card.findByRole('alert')).toHaveTextContent(
      'Popup blocked. Please allow popups for this site.',
    );
    expect(card.getByRole('button', { name: 'Continue in this tab' })).toBeEnabled();
  });

  it('closes the window again when the app cannot be saved', async () => {
    const popup = popupWindow();
    const { user } = await open(popup);
    api.use(refuse(saveWordpressOAuthApp, 'INTERNAL'));
    await fill(user);
    expect(await screen.findByText('Failed to save OAuth configuration')).toBeVisible();
    expect(popup.close).toHaveBeenCalled();
    api.use(refuse(authorizeWordpress, 'INTERNAL'), answer(saveWordpressOAuthApp, { success: true }));
    await user.click(screen.getByRole('button', { name: 'Connect with OAuth' }));
    expect(await screen.findByText('Failed to get authorization URL')).toBeVisible();
    expect(screen.getByText('Connection Failed')).toBeVisible();
  });
});
