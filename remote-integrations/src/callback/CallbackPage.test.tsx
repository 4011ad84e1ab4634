import { completeWordpressOAuth } from '@rankwright/contracts/connections';
import { mockReply, mockNetworkError, mockApi, mockError, renderScreen } from '@rankwright/sdk/testing';
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

describe('WordPress authorization callback page', () => {
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

  it('shows the loading state, then posts token, user and sites to its opener [C-134] [C-135] [C-233]', async () => {
    api.use(mockReply(completeWordpressOAuth, { success: true, data }));
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

  it('closes 1.5 s after success, and redirects to Integrations when the tab cannot close [C-137]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    api.use(mockReply(completeWordpressOAuth, { success: true, data }));
    const { router } = open('?code=c&state=s');
    await screen.findByRole('heading', { name: 'WordPress is connected' });
    act(() => jest.advanceTimersByTime(1_500 - 500));
    expect(window.close).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(500));
    expect(window.close).toHaveBeenCalled();
    await waitFor(() => expect(router.state.location.pathname).toBe('/integrations'));
  });

  it('does not try to close a tab that no script opened, and redirects it', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    window.opener = null;
    window.history.pushState(null, '', '/');
    api.use(mockReply(completeWordpressOAuth, { success: true, data }));
    const { router } = open('?code=c&state=s');
    await screen.findByRole('heading', { name: 'WordPress is connected' });
    act(() => jest.advanceTimersByTime(1_500));
    await waitFor(() => expect(router.state.location.pathname).toBe('/integrations'));
    expect(window.close).not.toHaveBeenCalled();
  });

  it('shows the WordPress error, posts it to its opener and closes after 5 s [C-134] [C-136] [C-137] [C-138] [C-233]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { container } = open('?error=access_denied&error_description=Access%20denied.');
    expect(await screen.findByText('Authorization failed: Access denied.')).toBeVisible();
    expect(postMessage).toHaveBeenCalledWith(
      { type: 'WORDPRESS_OAUTH_ERROR', error: 'Authorization failed: Access denied.' },
      window.location.origin,
    );
    act(() => jest.advanceTimersByTime(5_000 - 500));
    expect(window.close).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(500));
    expect(window.close).toHaveBeenCalled();
    jest.useRealTimers();
    expect(await axe(container)).toHaveNoViolations();
  });

  it('shows an error without an authorization code [C-139]', async () => {
    open('');
    expect(await screen.findByText('No authorization code received')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Integrations' })).toHaveAttribute(
      'href',
      '/integrations',
    );
  });

  it('shows an error when the code or state was already used', async () => {
    api.use(mockError(completeWordpressOAuth, 'OAUTH_STATE_INVALID'));
    open('?code=c&state=s');
    expect(await screen.findByText(/was already used or has expired/)).toBeVisible();
  });

  it('shows the HTTP status of an unknown response, or that the callback failed [C-140]', async () => {
    api.use(
      http.get(`*${completeWordpressOAuth.path}`, () => HttpResponse.text('Bad Gateway', { status: 502 })),
    );
    const { unmount } = open('?code=c&state=s');
    expect(await screen.findByText('HTTP 502: Bad Gateway')).toBeVisible();
    unmount();
    api.use(mockError(completeWordpressOAuth, 'INTERNAL'));
    open('?code=d&state=s');
    expect(await screen.findByText('OAuth callback failed')).toBeVisible();
  });

  it('shows that the token could not be verified [C-232]', async () => {
    api.use(mockError(completeWordpressOAuth, 'OAUTH_TOKEN_INVALID'));
    open('?code=c&state=s');
    expect(await screen.findByText('Failed to verify OAuth token')).toBeVisible();
  });

  it('shows a network error when offline', async () => {
    api.use(mockNetworkError(completeWordpressOAuth));
    open('?code=c&state=s');
    expect(await screen.findByText('Network error. Please check your connection')).toBeVisible();
  });

  it('shows an error when the response has no token [C-141]', async () => {
    api.use(
      mockReply(completeWordpressOAuth, { success: true, data: { ...data, data: { access_token: '' } } }),
    );
    open('?code=c&state=s');
    expect(await screen.findByText('Invalid token data received')).toBeVisible();
  });

  it('posts the result to a BroadcastChannel when it has no opener [C-135]', async () => {
    window.opener = null;
    const received: unknown[] = [];
    const channel = new BroadcastChannel('rankwright:wordpress-oauth');
    channel.onmessage = (event: MessageEvent) => received.push(event.data);
    api.use(mockReply(completeWordpressOAuth, { success: true, data }));
    open('?code=c&state=s');
    await screen.findByRole('heading', { name: 'WordPress is connected' });
    await waitFor(() => expect(received).toHaveLength(1));
    channel.close();
  });
});
