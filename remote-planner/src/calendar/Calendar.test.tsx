import { getProfile } from '@rankwright/contracts/account';
import { getSubscription } from '@rankwright/contracts/billing';
import { listScheduledItems } from '@rankwright/contracts/planner';
import { mockReply, mockError, sampleId, sampleProfile, sampleScheduledItem } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPlanner, server } from '../testing/plannerScreen.tsx';
import { fakePlannerApi } from '../testing/fakePlannerApi.ts';

const findDay = (name: RegExp) => screen.findByRole('gridcell', { name });
const roses = sampleScheduledItem({
  id: sampleId(1),
  title: 'Roses',
  scheduledTime: '09:00',
  volume: 900,
  difficulty: 7,
});

describe('calendar month', () => {
  it('shows the current month with its label and keeps the previous or next month in the URL [C-001] [C-002] [C-012]', async () => {
    server.use(...fakePlannerApi());
    const { user, router } = openPlanner();
    expect(await screen.findByRole('heading', { name: 'November 2026 (Current)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(router.state.location.search).toBe('?month=2026-12');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('grid', { name: 'November 2026 (Current)' })).toBeVisible();
  });

  it("lets Tab reach today's cell when it is already tomorrow in the account's time zone", async () => {
    server.use(
      mockReply(getProfile, { success: true, user: sampleProfile({ timeZone: 'Pacific/Kiritimati' }) }),
      ...fakePlannerApi(),
    );
    openPlanner();
    expect(await findDay(/Sunday, November 22, 2026, today/)).toHaveAttribute('tabindex', '0');
    expect(await findDay(/Saturday, November 21, 2026/)).toHaveAttribute('tabindex', '-1');
  });

  it('opens at the month in the URL [C-012]', async () => {
    server.use(...fakePlannerApi([sampleScheduledItem({ scheduledDate: '2027-02-03' })]));
    openPlanner('?month=2027-02');
    expect(await findDay(/Wednesday, February 3, 2027: When to prune/)).toBeVisible();
  });

  it('disables past days and lets empty future days be clicked', async () => {
    server.use(...fakePlannerApi());
    const { user } = openPlanner();
    const past = await findDay(/November 20, 2026: Past date/);
    expect(past).toHaveAttribute('aria-disabled', 'true');
    expect(past).toHaveTextContent('Past date');
    expect(within(past).queryByRole('button')).toBeNull();
    const future = await findDay(/November 23, 2026: Click to add content/);
    await user.click(within(future).getByRole('button', { name: 'Click to add content' }));
    expect(await screen.findByLabelText(/^Date/)).toHaveValue('2026-11-23');
  });

  it('shows an item with title, word count, difficulty, time, and edit and delete buttons', async () => {
    server.use(...fakePlannerApi([roses]));
    openPlanner();
    const cell = await findDay(/November 27, 2026: Roses/);
    expect(cell).toHaveTextContent('900 words · difficulty 709:00');
    expect(within(cell).getByRole('button', { name: 'Edit Roses' })).toBeVisible();
    expect(within(cell).getByRole('button', { name: 'Delete Roses' })).toBeVisible();
  });

  it.each([
    ['planned', 'Planned'],
    ['in-progress', 'In Progress'],
    ['published', 'Published'],
  ] as const)('shows the status %s as %s [C-008]', async (status, label) => {
    server.use(...fakePlannerApi([{ ...roses, status }]));
    openPlanner();
    const cell = await findDay(new RegExp(`Roses, (Planned, )?${label}, 900 words`));
    expect(within(cell).getByText(label)).toBeVisible();
  });

  it.each([
    ['needsReview', 'Needs review'],
    ['partlyLive', 'Partly live'],
    ['writing', 'Writing'],
  ] as const)('shows the article state %s as %s on the card and in its name', async (state, label) => {
    server.use(...fakePlannerApi([{ ...roses, state, hasText: true }]));
    openPlanner();
    const cell = await findDay(new RegExp(`Roses, ${label}, Planned, 900 words`));
    expect(within(cell).getByText(label)).toBeVisible();
  });

  it('counts the further items of a day and lists them in a dialog [C-007] [C-013]', async () => {
    const tulips = sampleScheduledItem({ id: sampleId(2), title: 'Tulips', scheduledTime: '11:00' });
    server.use(...fakePlannerApi([roses, tulips]));
    const { user } = openPlanner();
    const cell = await findDay(/Roses, .*and 1 more/);
    expect(cell).not.toHaveTextContent('Tulips');
    await user.click(within(cell).getByRole('button', { name: /^\+1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Friday, November 27, 2026' });
    expect(within(dialog).getByText('Tulips')).toBeVisible();
  });

  it('shows the load error and requests again when Retry is pressed [C-019]', async () => {
    server.use(...fakePlannerApi([roses]));
    server.use(mockError(listScheduledItems, 'UNAVAILABLE', 'The service is unavailable.'));
    const { user } = openPlanner();
    const failure = await screen.findByText('Failed to load scheduled content');
    expect(failure).toBeVisible();
    expect(screen.getAllByText('The service is unavailable.')[0]).toBeVisible();
    server.resetHandlers();
    server.use(...fakePlannerApi([roses]));
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    expect(await findDay(/Roses/)).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    server.use(...fakePlannerApi([roses]));
    const { container } = openPlanner();
    await findDay(/Roses/);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('planner banner', () => {
  const trial = {
    status: 'trialing',
    interval: 'monthly' as const,
    trialEnd: '2026-11-23T00:00:00.000Z',
    cancelAtPeriodEnd: false,
    currentPeriodStart: null,
    currentPeriodEnd: null,
    stripeCustomerId: 'cus_test_1',
    amountCents: 9_900,
    currency: 'usd',
    paymentMethod: null,
  };

  it('shows the date in the account’s time zone and, without a plan, the upgrade link [C-010]', async () => {
    server.use(...fakePlannerApi());
    openPlanner();
    await screen.findByRole('grid');
    expect(await screen.findByText('Saturday, November 21, 2026')).toBeVisible();
    expect(screen.queryByText(/During the trial/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/billing');
  });

  it.each([
    ['trialing', true],
    ['active', false],
  ])(
    'with a plan that is %s, shows the upgrade link and the note on branding: %s [C-010] [C-011]',
    async (status, offered) => {
      server.use(...fakePlannerApi());
      server.use(
        mockReply(getSubscription, {
          success: true,
          subscription: { ...trial, status },
          usage: {
            keywordsTracked: 0,
            rankChecksPerformed: 0,
            reportsGenerated: 0,
            articlesGenerated: 0,
            storedMegabytes: 1.2,
          },
          message: '',
          trialAvailable: false,
          planLimits: {
            keywordsLimit: 100,
            storageMegabytes: 500,
            rankCheckLimit: -1,
            reportsLimit: -1,
            rankCheckFrequency: 'daily',
            features: {},
          },
        }),
      );
      openPlanner();
      await screen.findByRole('grid');
      await waitFor(() => expect(screen.queryByRole('link', { name: 'Upgrade Now' }) !== null).toBe(offered));
      expect(screen.queryByText(/During the trial/) !== null).toBe(offered);
    },
  );
});
