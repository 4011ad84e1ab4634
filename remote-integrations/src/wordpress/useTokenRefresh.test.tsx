import { refreshWordpressOAuth } from '@rankwright/contracts/connections';
import { mockReply, mockApi, renderScreen } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { useTokenRefresh } from './useTokenRefresh.ts';

const api = mockApi();
const Probe = () => <p>{useTokenRefresh('expiring') ? 'refused' : 'fine'}</p>;

describe('OAuth token refresh', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  it('refreshes an expiring token at load and then every hour [C-132]', async () => {
    const calls: number[] = [];
    api.use(
      mockReply(refreshWordpressOAuth, () => {
        calls.push(1);
        return { success: true as const, token: { access_token: '', expiresAt: '2026-12-05T00:00:00Z' } };
      }),
    );
    renderScreen(<Probe />);
    await waitFor(() => expect(calls).toHaveLength(1));
    act(() => jest.advanceTimersByTime(3_600_000));
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(screen.getByText('fine')).toBeVisible();
  });
});
