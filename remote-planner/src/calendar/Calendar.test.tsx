import { getSubscription } from '@rankwright/contracts/billing';
import { listScheduledContent } from '@rankwright/contracts/planner';
import { answer, mockApi, refuse, renderScreen, sampleId, sampleItem } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { Component as PlannerPage } from '../PlannerPage.tsx';
import { at } from '../testing/onDay.ts';
import { plannerApi } from '../testing/plannerApi.ts';

const server = mockApi();
at('2026-11-21T12:00:00Z');

const open = (address = '') => renderScreen(<PlannerPage />, { at: `/content-planner${address}` });
const day = (name: RegExp) => screen.findByRole('gridcell', { name });
const roses = sampleItem({
  id: sampleId(1),
  title: 'Roses',
  scheduledTime: '09:00',
  volume: 900,
  difficulty: 7,
});

describe('the month', () => {
  it('is the current one, labelled, with ways to the previous and the next that stand in the address [C-001] [C-002] [C-012]', async () => {
    server.use(...plannerApi());
    const { user, router } = open();
    expect(screen.getByRole('heading', { name: 'November 2026 (Current)' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('heading', { name: 'December 2026' })).toBeVisible();
    expect(router.state.location.search).toBe('?month=2026-12');
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('grid', { name: 'October 2026' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Current month' }));
    expect(screen.getByRole('grid', { name: 'November 2026 (Current)' })).toBeVisible();
  });

  it('opens at the month of the address [C-012]', async () => {
    server.use(...plannerApi([sampleItem({ scheduledDate: '2027-02-03' })]));
    open('?month=2027-02');
    expect(await day(/Wednesday, February 3, 2027: When to prune/)).toBeVisible();
  });

  it('disables past days, and offers the coming ones [C-005] [C-006]', async () => {
    server.use(...plannerApi());
    const { user } = open();
    const past = await day(/November 20, 2026: Past date/);
    expect(past).toHaveAttribute('aria-disabled', 'true');
    expect(past).toHaveTextContent('Past date');
    expect(within(past).queryByRole('button')).toBeNull();
    const future = await day(/November 23, 2026: Click to add content/);
    await user.click(within(future).getByRole('button', { name: 'Click to add content' }));
    expect(await screen.findByLabelText(/^Date/)).toHaveValue('2026-11-23');
  });

  it('shows an item with title, words, difficulty, hour with zone, and its two buttons [C-007] [C-009]', async () => {
    server.use(...plannerApi([roses]));
    open();
    const cell = await day(/November 27, 2026: Roses/);
    expect(cell).toHaveTextContent('Roses900 words · difficulty 709:00 America/New_York');
    expect(within(cell).getByRole('button', { name: 'Edit Roses' })).toBeVisible();
    expect(within(cell).getByRole('button', { name: 'Delete Roses' })).toBeVisible();
  });

  it.each([
    ['planned', 'Planned'],
    ['in-progress', 'In Progress'],
    ['published', 'Published'],
  ] as const)('badges %s as %s [C-008]', async (status, label) => {
    server.use(...plannerApi([{ ...roses, status }]));
    open();
    const cell = await day(new RegExp(`Roses, ${label}, 900 words`));
    expect(within(cell).getByText(label)).toBeVisible();
  });

  it('counts what a day holds beyond its one item, and shows it on demand [C-007] [C-013]', async () => {
    const tulips = sampleItem({ id: sampleId(2), title: 'Tulips', scheduledTime: '11:00' });
    server.use(...plannerApi([roses, tulips]));
    const { user } = open();
    const cell = await day(/Roses, .*and 1 more/);
    expect(cell).not.toHaveTextContent('Tulips');
    await user.click(within(cell).getByRole('button', { name: /^\+1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Friday, November 27, 2026' });
    expect(within(dialog).getByText('Tulips')).toBeVisible();
  });

  it('says that it could not be loaded, and tries again [C-019]', async () => {
    server.use(...plannerApi([roses]));
    server.use(refuse(listScheduledContent, 'UNAVAILABLE', 'The plan is out of reach.'));
    const { user } = open();
    const failure = await screen.findByText('Failed to load scheduled content');
    expect(failure).toBeVisible();
    expect(screen.getAllByText('The plan is out of reach.')[0]).toBeVisible();
    server.resetHandlers();
    server.use(...plannerApi([roses]));
    await user.click(screen.getAllByRole('button', { name: 'Retry' })[0]!);
    expect(await day(/Roses/)).toBeVisible();
  });

  it('has no accessibility fault, empty and full', async () => {
    server.use(...plannerApi([roses]));
    const { container } = open();
    await day(/Roses/);
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('the banner', () => {
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

  it('shows the date in the account’s zone and, without a plan, the way to one [C-010] [C-011]', async () => {
    server.use(...plannerApi());
    open();
    expect(await screen.findByText('Saturday, November 21, 2026')).toBeVisible();
    expect(screen.getByText(/During the trial, published articles carry a line with our name/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/billing');
  });

  it.each([
    ['trialing', true],
    ['active', false],
  ])('while %s, offers the upgrade: %s [C-010] [C-011]', async (status, offered) => {
    server.use(...plannerApi());
    server.use(
      answer(getSubscription, {
        success: true,
        subscription: { ...trial, status },
        usage: { keywordsTracked: 0, rankChecksPerformed: 0, reportsGenerated: 0, articlesGenerated: 0 },
        message: '',
        trialAvailable: false,
        planLimits: {
          keywordsLimit: 100,
          rankCheckLimit: -1,
          reportsLimit: -1,
          rankCheckFrequency: 'daily',
          features: {},
        },
      }),
    );
    open();
    const note = offered ? /During the trial/ : /between 7AM and 8AM UTC/;
    expect(await screen.findByText(note)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Upgrade Now' }) !== null).toBe(offered);
  });
});
