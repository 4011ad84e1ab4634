import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { unsavedWork } from '../host.ts';
import { session } from '../session/session.ts';
import { createToken } from '../testing/createToken.ts';
import '../testing/mockSession.ts';
import { HostUi } from '../testing/HostUi.tsx';
import { useConfirmLeave } from './useConfirmLeave.ts';

const Host = () => {
  useConfirmLeave();
  const { pathname, search } = useLocation();
  return (
    <>
      <p>{`at ${pathname}${search}`}</p>
      <Link to="/history">History</Link>
      <Link to="?view=list">List</Link>
      <Outlet />
      <HostUi />
    </>
  );
};

const open = () => {
  session.start(createToken('00000000-0000-4000-8000-000000000001'));
  const router = createMemoryRouter([{ path: '*', element: <Host /> }], {
    initialEntries: ['/planner', '/settings'],
  });
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  const answer = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const follow = (name: string) => user.click(screen.getByRole('link', { name }));
  return { router, answer, follow };
};

beforeEach(() => unsavedWork.setState({ unstored: { form: 'Settings' } }));
afterEach(() => act(() => unsavedWork.setState({ unstored: {} })));

it('asks before a link leaves a changed form, and leaves only when the person says so', async () => {
  const { answer, follow } = open();
  await follow('History');
  expect(await screen.findByText('Settings has changes that are not saved.')).toBeVisible();
  await answer('Stay');
  expect(screen.getByText('at /settings')).toBeVisible();
  await follow('History');
  await answer('Leave');
  expect(await screen.findByText('at /history')).toBeVisible();
});

it('asks before Back leaves a changed form, and keeps its entry in the history until then', async () => {
  const { router, answer } = open();
  await act(() => router.navigate(-1));
  await answer('Stay');
  expect(router.state.location.pathname).toBe('/settings');
  await act(() => router.navigate(-1));
  await answer('Leave');
  expect(await screen.findByText('at /planner')).toBeVisible();
  await act(() => router.navigate(1));
  await answer('Leave');
  expect(await screen.findByText('at /settings')).toBeVisible();
});

it('does not ask within a screen, nor once the session has ended', async () => {
  const { follow } = open();
  await follow('List');
  expect(await screen.findByText('at /settings?view=list')).toBeVisible();
  act(() => session.end('logout'));
  await follow('History');
  expect(await screen.findByText('at /history')).toBeVisible();
});
