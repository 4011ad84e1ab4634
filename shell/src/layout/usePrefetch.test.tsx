import { endpointKey } from '@rankwright/sdk/api';
import { getSubscription } from '@rankwright/contracts/billing';
import { mockReply, mockApi } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accountHandlers, renderHost } from '../testing/renderHost.tsx';
import { createSubscriptionReply } from '../testing/createSubscriptionReply.ts';

const api = mockApi(...accountHandlers);

const entry = (label: string) => ({ label, group: 'main' as const, order: 1 });
const screens = [
  { path: '/settings', Page: () => <h1>Settings</h1> },
  { path: '/content-history', navigation: entry('History'), Page: () => <h1>History</h1> },
  { path: '/elsewhere', navigation: entry('Elsewhere'), Page: () => <h1>Elsewhere</h1> },
  { path: '/content-planner', gated: true, navigation: entry('Planner'), Page: () => <h1>Planner</h1> },
] as const;

const setUpFixture = async () => {
  const host = await renderHost(screens, { at: '/settings' });
  await screen.findByRole('heading', { name: 'Settings' });
  const page = jest.spyOn(host.kernel, 'loadPage');
  return { ...host, page, link: (name: string) => screen.getByRole('link', { name }) };
};

describe('prefetch on intent', () => {
  it.each([
    [
      'pointer',
      (link: HTMLElement) => fireEvent.mouseEnter(link),
      (link: HTMLElement) => fireEvent.mouseLeave(link),
    ],
    ['focus', (link: HTMLElement) => fireEvent.focus(link), (link: HTMLElement) => fireEvent.blur(link)],
  ])('prefetches the page on %s, and cancels when it leaves in time', async (_, enter, leave) => {
    const { page, link } = await setUpFixture();
    enter(link('History'));
    leave(link('History'));
    enter(link('Elsewhere'));
    await waitFor(() => expect(page.mock.calls).toEqual([['planner', '/elsewhere']]));
  });

  it('does not prefetch when the browser asks for reduced data usage', async () => {
    const connection = { saveData: true };
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    try {
      const { page, link } = await setUpFixture();
      fireEvent.mouseEnter(link('History'));
      connection.saveData = false;
      fireEvent.mouseEnter(link('Elsewhere'));
      await waitFor(() => expect(page.mock.calls).toEqual([['planner', '/elsewhere']]));
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });

  it('does not prefetch a gated page without an active plan', async () => {
    const { page, link, queryClient } = await setUpFixture();
    fireEvent.mouseEnter(link('Planner'));
    await waitFor(() =>
      expect(queryClient.getQueriesData({ queryKey: endpointKey(getSubscription) })).toEqual([
        [expect.anything(), null],
      ]),
    );
    expect(page).not.toHaveBeenCalled();
  });

  it('prefetches a gated page with an active plan', async () => {
    api.use(mockReply(getSubscription, createSubscriptionReply({ status: 'active' })));
    const { page, link } = await setUpFixture();
    fireEvent.mouseEnter(link('Planner'));
    await waitFor(() => expect(page).toHaveBeenCalledWith('planner', '/content-planner'));
  });
});
