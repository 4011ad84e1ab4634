import { getSubscription } from '@rankwright/contracts/billing';
import { answer, disconnect, mockApi, refuse } from '@rankwright/sdk/testing';
import { act, screen } from '@testing-library/react';
import { accountCalls, openHost } from '../testing/openHost.tsx';
import { planOf } from '../testing/planOf.ts';

const api = mockApi(...accountCalls);

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
const hour = 3_600_000;
const soon = (): string => new Date(Date.now() + hour).toISOString();
const past = (): string => new Date(Date.now() - hour).toISOString();

describe('without an active plan', () => {
  it('a gated screen lies blurred and inert behind the offer; nothing of it is fetched [A-167] [A-172] [A-174]', async () => {
    const { memory } = await openHost(screens);
    expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeInTheDocument();
    expect(document.querySelector('[inert]')).toHaveStyle({ filter: 'blur(6px)' });
    expect(memory.network.asked).toEqual([]);
    expect(memory.scripts.ran).toEqual([]);
  });

  it('the offer names what a plan opens, and its trial [A-169] [A-170]', async () => {
    await openHost(screens);
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

  it('Upgrade to Premium goes to the prices [A-168]', async () => {
    const { user } = await openHost(screens);
    await user.click(await screen.findByRole('button', { name: 'Upgrade to Premium' }));
    expect(await screen.findByRole('heading', { name: 'Pricing' })).toBeInTheDocument();
  });

  it('history is open all the same [A-173]', async () => {
    await openHost(screens, { at: '/content-history' });
    expect(await screen.findByRole('heading', { name: 'Content History' })).toBeInTheDocument();
  });
});

describe('with a plan', () => {
  it.each([
    ['active', planOf({ status: 'active' }), 'Content Planner'],
    ['trialing, the end ahead', planOf({ status: 'trialing', trialEnd: soon() }), 'Content Planner'],
    ['trialing, the end behind', planOf({ status: 'trialing', trialEnd: past() }), 'Premium Feature'],
    ['canceled', planOf({ status: 'canceled' }), 'Premium Feature'],
  ])('that is %s the gate decides [A-176]', async (_, plan, heading) => {
    api.use(answer(getSubscription, plan));
    await openHost(screens);
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument();
  });

  it('the gate opens without a reload when the plan becomes active [A-175]', async () => {
    const { queryClient } = await openHost(screens);
    await screen.findByRole('heading', { name: 'Premium Feature' });
    api.use(answer(getSubscription, planOf({ status: 'active' })));
    await act(() => queryClient.invalidateQueries({ queryKey: ['subscription'] }));
    expect(await screen.findByRole('heading', { name: 'Content Planner' })).toBeInTheDocument();
  });
});

describe('a gate that stands open or closed', () => {
  const comeBack = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

  it('opens for whoever paid in another tab and comes back [A-175]', async () => {
    await openHost(screens);
    await screen.findByRole('heading', { name: 'Premium Feature' });
    api.use(answer(getSubscription, planOf({ status: 'active' })));
    comeBack();
    expect(await screen.findByRole('heading', { name: 'Content Planner' })).toBeInTheDocument();
  });

  it('closes when the plan has ended meanwhile [A-176]', async () => {
    api.use(answer(getSubscription, planOf({ status: 'active' })));
    await openHost(screens);
    await screen.findByRole('heading', { name: 'Content Planner' });
    api.use(answer(getSubscription, planOf({ status: 'canceled' })));
    comeBack();
    expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeInTheDocument();
  });

  it('closes when the trial runs out under the eyes of the person [A-176]', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const trial = planOf({ status: 'trialing', trialEnd: soon() });
    api.use(answer(getSubscription, trial));
    await openHost(screens);
    await screen.findByRole('heading', { name: 'Content Planner' });
    await act(() => jest.advanceTimersByTimeAsync(hour));
    expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeInTheDocument();
    jest.useRealTimers();
  });
});

describe('when the plan cannot be read', () => {
  it('that is said, and Retry asks again', async () => {
    api.use(disconnect(getSubscription));
    const { user } = await openHost(screens);
    expect(
      await screen.findByRole('heading', { name: 'Your plan could not be checked' }),
    ).toBeInTheDocument();
    api.use(answer(getSubscription, planOf({ status: 'active' })));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Content Planner' })).toBeInTheDocument();
  });

  it('an account without one is no failure', async () => {
    api.use(refuse(getSubscription, 'SUBSCRIPTION_MISSING'));
    await openHost(screens);
    expect(await screen.findByRole('heading', { name: 'Premium Feature' })).toBeInTheDocument();
  });
});
