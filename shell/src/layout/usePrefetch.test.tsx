import { getSubscription } from '@rankwright/contracts/billing';
import { answer, mockApi } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accountCalls, openHost } from '../testing/openHost.tsx';
import { planOf } from '../testing/planOf.ts';

const api = mockApi(...accountCalls);

const entry = (label: string) => ({ label, group: 'main' as const, order: 1 });
const screens = [
  { path: '/settings', Page: () => <h1>Settings</h1> },
  { path: '/content-history', navigation: entry('History'), Page: () => <h1>History</h1> },
  { path: '/elsewhere', navigation: entry('Elsewhere'), Page: () => <h1>Elsewhere</h1> },
  { path: '/content-planner', gated: true, navigation: entry('Planner'), Page: () => <h1>Planner</h1> },
] as const;

const setScene = async () => {
  const host = await openHost(screens, { at: '/settings' });
  await screen.findByRole('heading', { name: 'Settings' });
  const page = jest.spyOn(host.kernel, 'page');
  return { ...host, page, link: (name: string) => screen.getByRole('link', { name }) };
};

describe('a link one points at', () => {
  it.each([
    [
      'pointer',
      (link: HTMLElement) => fireEvent.mouseEnter(link),
      (link: HTMLElement) => fireEvent.mouseLeave(link),
    ],
    ['focus', (link: HTMLElement) => fireEvent.focus(link), (link: HTMLElement) => fireEvent.blur(link)],
  ])('by %s loads its page ahead, and leaving in time cancels', async (_, enter, leave) => {
    const { page, link } = await setScene();
    enter(link('History'));
    leave(link('History'));
    enter(link('Elsewhere'));
    await waitFor(() => expect(page.mock.calls).toEqual([['planner', '/elsewhere']]));
  });

  it('is not loaded ahead while the plan does not include it', async () => {
    const { page, link, queryClient } = await setScene();
    fireEvent.mouseEnter(link('Planner'));
    await waitFor(() =>
      expect(queryClient.getQueriesData({ queryKey: ['subscription'] })).toEqual([[expect.anything(), null]]),
    );
    expect(page).not.toHaveBeenCalled();
  });

  it('is loaded ahead when the plan includes it', async () => {
    api.use(answer(getSubscription, planOf({ status: 'active' })));
    const { page, link } = await setScene();
    fireEvent.mouseEnter(link('Planner'));
    await waitFor(() => expect(page).toHaveBeenCalledWith('planner', '/content-planner'));
  });
});
