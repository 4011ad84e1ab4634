import { wordpressOAuthCallback } from '@rankwright/contracts/connections';
import { answer, disconnect, mockApi, refuse, renderScreen } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { http, HttpResponse } from 'msw';
import { Component } from './CallbackPage.tsx';

const path = '/auth/wordpress/callback';
const user = { id: '7', email: 'ada@example.com', name: 'Ada' };
const sites = [{ id: '1', name: 'Garden Notes', url: 'https://garden.example' }];
const data = { success: true as const, data: { access_token: 'tok' }, user, sites };

const api = mockApi();
const postMessage = jest.fn();
const open = (search: string) => renderScreen(<Component />, { at: `${path}${search}`, path });

describe('the page that finishes an authorization', () => {
  beforeEach(() => {
    window.opener = { postMessage };
    jest.spyOn(window, 'close').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
    postMessage.mockReset();
    window.opener = null;
  });

  it('shows that it is finishing, then tells its opener the token, user and sites [C-134] [C-135]', async () => {
    api.use(answer(wordpressOAuthCallback, { success: true, data }));
    const { container } = open('?code=c&state=s');
    expect(screen.getByRole('heading', { name: 'Connecting WordPress' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    expect(await screen.findByRole('heading', { name: 'WordPress is connected' })).toBeVisible();
    expect(postMessage).toHaveBeenCalledWith(
      { type: 'WORDPRESS_OAUTH_SUCCESS', token: 'tok', user, sites },
      window.location.origin,
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('closes 1.5 s after success, and leads back where a tab does not close [C-137]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    api.use(answer(wordpressOAuthCallback, { success: true, data }));
    const { router } = open('?code=c&state=s');
    await screen.findByRole('heading', { name: 'WordPress is connected' });
    act(() => jest.advanceTimersByTime(1_500));
    expect(window.close).toHaveBeenCalled();
    await waitFor(() => expect(router.state.location.pathname).toBe('/integrations'));
  });

  it('says what WordPress said, tells its opener, and closes after 5 s [C-134] [C-136] [C-137] [C-138]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { container } = open('?error=access_denied&error_description=You%20said%20no.');
    expect(await screen.findByText('Authorization failed: You said no.')).toBeVisible();
    expect(postMessage).toHaveBeenCalledWith(
      { type: 'WORDPRESS_OAUTH_ERROR', error: 'Authorization failed: You said no.' },
      window.location.origin,
    );
    act(() => jest.advanceTimersByTime(4_000));
    expect(window.close).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(1_000));
    expect(window.close).toHaveBeenCalled();
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('wants a code [C-139]', async () => {
    open('');
    expect(await screen.findByText('No authorization code received')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Integrations' })).toHaveAttribute(
      'href',
      '/integrations',
    );
  });

  it('says that a code or state was used before', async () => {
    api.use(refuse(wordpressOAuthCallback, 'OAUTH_STATE_INVALID'));
    open('?code=c&state=s');
    expect(await screen.findByText(/was already used or has expired/)).toBeVisible();
  });

  it('names the HTTP status of an answer that is not ours, or says that the call failed [C-140]', async () => {
    api.use(
      http.get(`*${wordpressOAuthCallback.path}`, () => HttpResponse.text('Bad Gateway', { status: 502 })),
    );
    const { unmount } = open('?code=c&state=s');
    expect(await screen.findByText('HTTP 502: Bad Gateway')).toBeVisible();
    unmount();
    api.use(refuse(wordpressOAuthCallback, 'INTERNAL'));
    open('?code=d&state=s');
    expect(await screen.findByText('OAuth callback failed')).toBeVisible();
  });

  it('says so without a network', async () => {
    api.use(disconnect(wordpressOAuthCallback));
    open('?code=c&state=s');
    expect(await screen.findByText('Network error. Please check your connection')).toBeVisible();
  });

  it('refuses an answer without a token [C-141]', async () => {
    api.use(answer(wordpressOAuthCallback, { success: true, data: { ...data, data: { access_token: '' } } }));
    open('?code=c&state=s');
    expect(await screen.findByText('Invalid token data received')).toBeVisible();
  });

  it('works without an opener: it tells our other windows [C-135]', async () => {
    window.opener = null;
    const heard: unknown[] = [];
    const channel = new BroadcastChannel('rankwright:wordpress-oauth');
    channel.onmessage = (event: MessageEvent) => heard.push(event.data);
    api.use(answer(wordpressOAuthCallback, { success: true, data }));
    open('?code=c&state=s');
    await screen.findByRole('heading', { name: 'WordPress is connected' });
    await waitFor(() => expect(heard).toHaveLength(1));
    channel.close();
  });
});
