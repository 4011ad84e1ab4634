import { endpointKey } from '@rankwright/sdk/api';
import { createCheckout, getSubscription } from '@rankwright/contracts/billing';
import { checkoutReturn } from '@rankwright/contracts/paths';
import { activePlanKey, getSessionHint } from '@rankwright/contracts/prefetch';
import { session } from '@rankwright/sdk/session';
import { mockReply, mockNetworkError, mockApi, mockError } from '@rankwright/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { accountHandlers, renderHost } from '../testing/renderHost.tsx';
import { createSubscriptionReply } from '../testing/createSubscriptionReply.ts';

const api = mockApi(...accountHandlers);

const screens = [
  {
    path: '/content-planner',
    title: 'Content Planner',
    access: 'protected',
    gated: true,
    Page: () => <h1>Content Planner</h1>,
  },
  { path: '/content-history', access: 'protected', Page: () => <h1>Content History</h1> },
  { path: '/pricing', layout: 'public', Page: () => <h1>Pricing</h1> },
] as const;
const checkoutUrls = { successUrl: checkoutReturn.success, cancelUrl: checkoutReturn.cancel };
const hour = 3_600_000;
const inOneHour = (): string => new Date(Date.now() + hour).toISOString();
const oneHourAgo = (): string => new Date(Date.now() - hour).toISOString();

const returnToTab = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

describe('the next visit of this session', () => {
  it('is told that the plan was active, and no longer when it has ended', async () => {
    api.use(mockReply(getSubscription, createSubscriptionReply({ status: 'active' })));
    await renderHost(screens);
    await screen.findByRole('heading', { name: 'Content Planner' });
    expect(localStorage.getItem(activePlanKey)).toBe(getSessionHint(session.current().token ?? ''));
    api.use(mockReply(getSubscription, createSubscriptionReply({ status: 'canceled' })));
    returnToTab();
    await screen.findByRole('heading', { name: 'Premium Feature' });
    expect(localStorage.getItem(activePlanKey)).toBeNull();
  });
});

describe('without an active plan', () => {
  it('blurs a gated screen behind the offer and fetches nothing of it [A-167] [A-172] [A-174]', async () => {
    const { memory } = await renderHost(screens);
    expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeInTheDocument();
    expect(document.querySelector('[inert]')).toHaveStyle({ filter: 'blur(6px)' });
    expect(memory.network.requests).toEqual([]);
    expect(memory.ran).toEqual([]);
  });

  it('lists the features of the plan and its trial [A-169] [A-170]', async () => {
    await renderHost(screens);
    const offer = await screen.findByRole('region', { name: 'Premium Feature' });
    for (const feature of [
      'Unlimited content generation',
      'Advanced analytics & insights',
      'Multi-platform distribution',
      'Priority support',
      '3-day free trial • Cancel anytime',
    ])
      expect(offer).toHaveTextContent(feature);
  });

  it('opens Pricing when Upgrade to Premium is pressed [A-168]', async () => {
    const { user } = await renderHost(screens);
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Premium' }));
    expect(await screen.findByRole('heading', { name: 'Pricing' })).toBeInTheDocument();
  });

  it('links to the demo', async () => {
    await renderHost(screens);
    const link = await screen.findByRole('link', { name: 'Look around the demo first' });
    expect(link).toHaveAttribute('href', '/content-planner?demo=open');
  });

  it('starts the checkout of the monthly plan with one click', async () => {
    const started: unknown[] = [];
    api.use(
      mockReply(createCheckout, ({ body }) => {
        started.push(body);
        return { success: true as const, sessionUrl: '#checkout' };
      }),
    );
    const { user } = await renderHost(screens);
    await user.click(await screen.findByRole('button', { name: 'Start 3-day free trial' }));
    await waitFor(() =>
      expect(started).toEqual([expect.objectContaining({ interval: 'monthly', ...checkoutUrls })]),
    );
    await waitFor(() => expect(window.location.hash).toBe('#checkout'));
  });

  it('says what went wrong when the checkout cannot be started', async () => {
    api.use(mockError(createCheckout, 'CHECKOUT_FAILED'));
    const { user } = await renderHost(screens);
    await user.click(await screen.findByRole('button', { name: 'Start 3-day free trial' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create checkout session');
  });

  it('offers no second trial', async () => {
    api.use(mockReply(getSubscription, createSubscriptionReply({ status: 'canceled' })));
    await renderHost(screens);
    expect(await screen.findByRole('button', { name: 'Subscribe' })).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Premium Feature' })).toHaveTextContent('Cancel anytime');
    expect(screen.queryByText(/trial/)).toBeNull();
  });

  it('shows Content History without a plan [A-173]', async () => {
    await renderHost(screens, { at: '/content-history' });
    expect(await screen.findByRole('heading', { name: 'Content History' })).toBeInTheDocument();
  });
});

describe('subscription gate', () => {
  it.each([
    ['active', createSubscriptionReply({ status: 'active' }), 'Content Planner'],
    [
      'trialing, not ended',
      createSubscriptionReply({ status: 'trialing', trialEnd: inOneHour() }),
      'Content Planner',
    ],
    [
      'trialing, ended',
      createSubscriptionReply({ status: 'trialing', trialEnd: oneHourAgo() }),
      'Premium Feature',
    ],
    ['canceled', createSubscriptionReply({ status: 'canceled' }), 'Premium Feature'],
  ])('decides by the subscription status: %s [A-176] [A-272]', async (_, plan, heading) => {
    api.use(mockReply(getSubscription, plan));
    await renderHost(screens);
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  });

  it('opens without a reload when the plan becomes active [A-175]', async () => {
    const { queryClient } = await renderHost(screens);
    await screen.findByRole('heading', { name: 'Premium Feature' });
    api.use(mockReply(getSubscription, createSubscriptionReply({ status: 'active' })));
    await act(() => queryClient.invalidateQueries({ queryKey: endpointKey(getSubscription) }));
    expect(await screen.findByRole('heading', { name: 'Content Planner' })).toBeInTheDocument();
  });
});

describe('subscription gate after a plan change', () => {
  it('opens when the user paid in another tab and comes back [A-175]', async () => {
    await renderHost(screens);
    await screen.findByRole('heading', { name: 'Premium Feature' });
    api.use(mockReply(getSubscription, createSubscriptionReply({ status: 'active' })));
    returnToTab();
    expect(await screen.findByRole('heading', { name: 'Content Planner' })).toBeInTheDocument();
  });

  it('closes when the plan has ended in the meantime [A-176]', async () => {
    api.use(mockReply(getSubscription, createSubscriptionReply({ status: 'active' })));
    await renderHost(screens);
    await screen.findByRole('heading', { name: 'Content Planner' });
    api.use(mockReply(getSubscription, createSubscriptionReply({ status: 'canceled' })));
    returnToTab();
    expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeInTheDocument();
  });

  it('closes when the trial ends while the screen is open [A-176]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const trial = createSubscriptionReply({ status: 'trialing', trialEnd: inOneHour() });
    api.use(mockReply(getSubscription, trial));
    await renderHost(screens);
    await screen.findByRole('heading', { name: 'Content Planner' });
    await act(() => jest.advanceTimersByTimeAsync(hour));
    expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeInTheDocument();
    jest.useRealTimers();
  });
});

describe('when the plan cannot be loaded', () => {
  it('shows the error and requests again when Retry is pressed', async () => {
    api.use(mockNetworkError(getSubscription));
    const { user } = await renderHost(screens);
    expect(
      await screen.findByRole('heading', { name: 'Your plan could not be checked' }),
    ).toBeInTheDocument();
    api.use(mockReply(getSubscription, createSubscriptionReply({ status: 'active' })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Content Planner' })).toBeInTheDocument();
  });

  it('shows the gate, not an error, for an account without a subscription', async () => {
    api.use(mockError(getSubscription, 'SUBSCRIPTION_MISSING'));
    await renderHost(screens);
    expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeInTheDocument();
  });
});
