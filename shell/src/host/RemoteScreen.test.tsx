import { useUnsavedWork } from '@rankwright/sdk/host';
import { mockApi } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useEffect, useState } from 'react';
import { accountHandlers, renderHost, createReleaseWithScreens } from '../testing/renderHost.tsx';

mockApi(...accountHandlers);

const path = '/content-planner';
const PlannerPage = () => <h1>The planner</h1>;
const PreviousPlannerPage = () => <h1>The planner of last week</h1>;
const other = { path: '/billing', Page: () => <h1>Billing</h1> };
const getAnnouncement = (): string => document.querySelector('[aria-live=polite]')?.textContent ?? '';
const contract = '/remotes/planner/2.0.0/remote.contract.json';
const findFailure = () =>
  screen.findByRole('heading', { name: 'Title of /content-planner could not be loaded' });
const findStopped = () => screen.findByRole('heading', { name: 'Title of /content-planner stopped' });

describe('a screen that is loading', () => {
  afterEach(() => jest.useRealTimers());

  it('shows its skeleton immediately and then the page', async () => {
    await renderHost([{ path, Page: PlannerPage }]);
    expect(screen.getByRole('main')).toHaveTextContent('Loading…');
    expect(await screen.findByRole('heading', { name: 'The planner' })).toBeInTheDocument();
  });

  it('shows the page at once when it was open before', async () => {
    const host = await renderHost([{ path, Page: PlannerPage }, other]);
    await screen.findByRole('heading', { name: 'The planner' });
    await host.go(other.path);
    await screen.findByRole('heading', { name: 'Billing' });
    act(() => void host.router.navigate(path));
    expect(screen.getByRole('heading', { name: 'The planner' })).toBeInTheDocument();
  });

  it('names the mounted remote and version, and no longer once the screen is left', async () => {
    const host = await renderHost([{ path, Page: PlannerPage }]);
    expect(screen.getByRole('main')).not.toHaveAttribute('data-screen');
    await screen.findByRole('heading', { name: 'The planner' });
    await waitFor(() => expect(screen.getByRole('main')).toHaveAttribute('data-screen', 'planner@2.0.0'));
    await host.go('/nowhere');
    expect(screen.getByRole('main')).not.toHaveAttribute('data-screen');
  });

  it('shows and announces after three seconds that it takes longer than usual', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    await renderHost([{ path, Page: PlannerPage }], {
      before: ({ network }) => (network.answers[contract] = 'hangs'),
    });
    act(() => {
      jest.advanceTimersByTime(2_999);
    });
    expect(screen.queryByText('Still loading…')).toBeNull();
    act(() => {
      jest.advanceTimersByTime(2);
    });
    expect(screen.getByRole('main')).toHaveTextContent('Still loading…');
    expect(getAnnouncement()).toBe('Still loading…');
  });

  it('fails only when nothing came for 30 seconds', async () => {
    const { memory } = await renderHost([{ path, Page: PlannerPage }], {
      before: ({ network }) => (network.answers[contract] = 'hangs'),
    });
    await act(() => memory.clock.advance(29_000));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => memory.clock.advance(1_000));
    await act(() => memory.clock.advance(600));
    expect(await findFailure()).toBeInTheDocument();
  });
});

describe('a screen that failed', () => {
  const openBrokenHost = () =>
    renderHost([{ path, Page: PlannerPage }, other], {
      showDiagnostics: true,
      before: ({ network }) => (network.answers[contract] = { status: 404 }),
    });
  const recover = async ({ memory }: Awaited<ReturnType<typeof openBrokenHost>>) =>
    memory.place(await createReleaseWithScreens('2.0.0', [{ path, Page: PlannerPage }, other]));

  it('shows the error and Retry, and no developer words', async () => {
    await openBrokenHost();
    const heading = await findFailure();
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading]);
    expect(screen.queryByText(/team|step/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await waitFor(() => expect(getAnnouncement()).toBe('This screen could not be loaded.'));
  });

  it('loads after Retry without a page reload', async () => {
    const host = await openBrokenHost();
    await findFailure();
    await recover(host);
    await host.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The planner' })).toBeInTheDocument();
  });

  it('is tried again by itself', async () => {
    jest.useFakeTimers();
    const host = await openBrokenHost();
    await findFailure();
    await recover(host);
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByRole('heading', { name: 'The planner' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  it('announces the retry', async () => {
    const host = await openBrokenHost();
    await findFailure();
    host.memory.network.answers[contract] = 'hangs';
    await host.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(getAnnouncement()).toBe('Trying again…'));
  });

  it.each([
    ['the network comes back', () => fireEvent(window, new Event('online'))],
    ['the user comes back to the tab', () => fireEvent(document, new Event('visibilitychange'))],
  ])('retries automatically when %s', async (_, trigger) => {
    const host = await openBrokenHost();
    await findFailure();
    await recover(host);
    trigger();
    expect(await screen.findByRole('heading', { name: 'The planner' })).toBeInTheDocument();
  });

  it('is retried at the next visit, and other screens work in the meantime', async () => {
    const host = await openBrokenHost();
    await findFailure();
    await recover(host);
    await host.go('/billing');
    expect(await screen.findByRole('heading', { name: 'Billing' })).toBeInTheDocument();
    await host.go(path);
    expect(await screen.findByRole('heading', { name: 'The planner' })).toBeInTheDocument();
  });
});

describe('a page that crashes on screen', () => {
  beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  const Throws = (): never => {
    throw new Error('boom');
  };
  const ThrowsLater = () => {
    useEffect(() => {
      throw new Error('boom');
    }, []);
    return null;
  };

  it.each([
    ['while it renders', Throws],
    ['in an effect', ThrowsLater],
  ])('falls back to the previous version when it throws %s', async (_, Page) => {
    const { kernel } = await renderHost([{ path, Page }], {
      previous: [{ path, Page: PreviousPlannerPage }],
    });
    expect(await screen.findByRole('heading', { name: 'The planner of last week' })).toBeInTheDocument();
    expect(
      await screen.findByText('Title of /content-planner is shown in its previous version'),
    ).toBeVisible();
    await waitFor(() => expect(screen.getByRole('main')).not.toHaveAttribute('data-screen', 'planner@2.0.0'));
    expect(kernel.diagnosticsLog.entries()).toContainEqual(
      expect.objectContaining({
        version: '2.0.0',
        failures: [expect.objectContaining({ step: 'mount', reason: 'boom' })],
      }),
    );
  });

  it('shows the error and loads once when there is no previous version', async () => {
    const { memory } = await renderHost([{ path, Page: Throws }]);
    expect(await findStopped()).toBeInTheDocument();
    await act(() => memory.clock.settle());
    expect(memory.ran).toHaveLength(1);
  });

  it.each([
    ['with unsaved work', true],
    ['without unsaved work', false],
  ])('stays in its version when it throws after it was on screen, %s', async (_, isUnsaved) => {
    const Page = () => {
      const [thrown, setThrown] = useState(false);
      useUnsavedWork(isUnsaved, 'Article');
      if (thrown) throw new Error('boom');
      return <button onClick={() => setThrown(true)}>Break</button>;
    };
    const { user } = await renderHost([{ path, Page }], {
      previous: [{ path, Page: PreviousPlannerPage }],
    });
    await screen.findByRole('button', { name: 'Break' });
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    await user.click(screen.getByRole('button', { name: 'Break' }));
    expect(await findStopped()).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Break' })).toBeVisible();
  });

  it('waits for a page that suspends, however long that takes', async () => {
    const page = { arrive: (): void => undefined };
    const arrival = new Promise<void>((resolve) => (page.arrive = resolve));
    const Suspends = () => {
      use(arrival);
      return <h1>The planner</h1>;
    };
    const { memory } = await renderHost([{ path, Page: Suspends }], {
      previous: [{ path, Page: PreviousPlannerPage }],
    });
    await act(() => memory.clock.advance(120_000));
    await act(async () => page.arrive());
    expect(await screen.findByRole('heading', { name: 'The planner' })).toBeInTheDocument();
  });

  it('keeps a page that suspends inside its own boundary', async () => {
    const never = new Promise<never>(() => undefined);
    const Slow = () => <>{use(never)}</>;
    const Page = () => (
      <>
        <h1>The planner</h1>
        <Suspense fallback="Reading the month">
          <Slow />
        </Suspense>
      </>
    );
    const { memory } = await renderHost([{ path, Page }]);
    await screen.findByRole('heading', { name: 'The planner' });
    await act(() => memory.clock.advance(10_000));
    expect(screen.getByRole('heading', { name: 'The planner' })).toBeInTheDocument();
  });
});
