import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useLayoutEffect } from 'react';
import { Link, RouterProvider, useLocation, useNavigate, useSearchParams } from '../router.ts';
import { createMemoryRouter } from '../testing/createMemoryRouter.ts';

const useStarts = (onStart: () => void): void => {
  const navigate = useNavigate();
  useEffect(onStart, [navigate, onStart]);
};

const Screen = ({ onStart }: { onStart: () => void }) => {
  const { pathname, search, hash } = useLocation();
  const [, setSearch] = useSearchParams();
  useStarts(onStart);
  return (
    <>
      <p>{`at ${pathname}${search}${hash}`}</p>
      <Link to="/history?page=2#top">History</Link>
      <button onClick={() => setSearch({ view: 'list' })}>List</button>
    </>
  );
};

const open = (at: string) => {
  const router = createMemoryRouter(at);
  const onStart = jest.fn();
  render(
    <RouterProvider router={router}>
      <Screen onStart={onStart} />
    </RouterProvider>,
  );
  const go = async (to: string | number) => act(async () => router.navigate(to as string));
  return { router, onStart, go, user: userEvent.setup() };
};

it('shows the address of links, of search parameters, and of Back and Forward', async () => {
  const { user, go } = open('/planner');
  await user.click(screen.getByRole('link', { name: 'History' }));
  expect(screen.getByText('at /history?page=2#top')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.getByText('at /history?view=list')).toBeVisible();
  await go(-2);
  expect(screen.getByText('at /planner')).toBeVisible();
  await go(1);
  expect(screen.getByText('at /history?page=2#top')).toBeVisible();
});

it('resolves a search without a path at the current address, and gives one navigate function', async () => {
  const { go, onStart } = open('/planner');
  await go('/history');
  await go('?page=3');
  expect(screen.getByText('at /history?page=3')).toBeVisible();
  expect(onStart).toHaveBeenCalledTimes(1);
});

it('replaces the entry where it is asked to', async () => {
  const { router, go } = open('/planner');
  await go('/login');
  await act(async () => router.navigate('/history', { replace: true, state: { from: '/login' } }));
  expect(router.state.location.state).toEqual({ from: '/login' });
  await go(-1);
  expect(screen.getByText('at /planner')).toBeVisible();
});

describe('a guard', () => {
  const guard = (router: ReturnType<typeof open>['router']) => {
    const leaves: (() => void)[] = [];
    const asked = jest.fn();
    const remove = router.setGuard((pathname, leave) => {
      asked(pathname);
      leaves.push(leave);
      return true;
    });
    return { asked, remove, leave: () => act(() => leaves.at(-1)?.()) };
  };

  it('stops a link until it lets it go', async () => {
    const { router, user } = open('/planner');
    const { asked, leave } = guard(router);
    await user.click(screen.getByRole('link', { name: 'History' }));
    expect(asked).toHaveBeenCalledWith('/history');
    expect(screen.getByText('at /planner')).toBeVisible();
    leave();
    expect(screen.getByText('at /history?page=2#top')).toBeVisible();
  });

  it('stops Back, returns to the entry, and goes back when it lets go', async () => {
    const { router, go } = open('/planner');
    await go('/history');
    const { asked, leave } = guard(router);
    await go(-1);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(asked).toHaveBeenCalledWith('/planner');
    expect(screen.getByText('at /history')).toBeVisible();
    leave();
    expect(screen.getByText('at /planner')).toBeVisible();
    await go(1);
    expect(asked).toHaveBeenLastCalledWith('/history');
  });

  it('asks no more once it is removed', async () => {
    const { router, go } = open('/planner');
    const { asked, remove } = guard(router);
    remove();
    await go('/history');
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getByText('at /history')).toBeVisible();
  });
});

it('shows an address that opened while the first one was rendering', async () => {
  const router = createMemoryRouter('/planner');
  /** Its effects run before those of the provider around it. */
  const Leaving = () => {
    useLayoutEffect(() => void router.navigate('/history'), []);
    return <p>{`at ${useLocation().pathname}`}</p>;
  };
  render(
    <RouterProvider router={router}>
      <Leaving />
    </RouterProvider>,
  );
  expect(await screen.findByText('at /history')).toBeVisible();
});
