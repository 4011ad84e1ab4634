import { listAlerts } from '@rankwright/contracts/alerts';
import { getSetup, type Setup } from '@rankwright/contracts/setup';
import { mockError, mockReply } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { fakePlannerApi } from './testing/fakePlannerApi.ts';
import { openPlanner, server } from './testing/plannerScreen.tsx';
import { sampleSetup } from './testing/sampleSetup.ts';

const findPlan = () => screen.findByRole('grid');
const queryPlan = () => screen.queryByRole('grid');

/** The planner of an account whose setup is known when `reply` is called. */
const openWaiting = () => {
  let reply: (setup: Setup) => void = () => undefined;
  const setup = new Promise<Setup>((resolve) => {
    reply = resolve;
  });
  const handler = mockReply(getSetup, async () => ({ success: true as const, setup: await setup }));
  server.use(handler, ...fakePlannerApi());
  openPlanner();
  return reply;
};

describe('the planner while it loads', () => {
  it('shows the plan together with the checklist above it, so that nothing moves', async () => {
    const reply = openWaiting();
    expect(screen.getByRole('heading', { name: 'Content Planner' })).toBeVisible();
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(queryPlan()).toBeNull();
    const seen: boolean[] = [];
    const observer = new MutationObserver(() => {
      if (queryPlan()) seen.push(screen.queryByRole('region', { name: 'Plan your first month' }) !== null);
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    reply(sampleSetup());
    expect(await findPlan()).toBeVisible();
    observer.disconnect();
    expect(screen.getByRole('region', { name: 'Plan your first month' })).toBeVisible();
    expect(seen).not.toContain(false);
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  it('shows the plan when there is no checklist', async () => {
    const reply = openWaiting();
    reply(sampleSetup({ isDismissed: true }));
    expect(await findPlan()).toBeVisible();
  });

  it('does not wait for a setup or alerts that fail', async () => {
    server.use(mockError(getSetup, 'INTERNAL'), mockError(listAlerts, 'INTERNAL'), ...fakePlannerApi());
    openPlanner();
    expect(await findPlan()).toBeVisible();
  });
});
