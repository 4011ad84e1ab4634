import { useUnsavedWork } from '@rankwright/sdk/host';
import { mockApi } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Suspense, use, useEffect, useState } from 'react';
import { accountCalls, openHost, releaseWith } from '../testing/openHost.tsx';

mockApi(...accountCalls);

const path = '/content-planner';
const Good = () => <h1>The planner</h1>;
const Old = () => <h1>The planner of last week</h1>;
const other = { path: '/billing', Page: () => <h1>Billing</h1> };
const announced = (): string => document.querySelector('[aria-live=polite]')?.textContent ?? '';
const contract = '/remotes/planner/2.0.0/remote.contract.json';
const failure = () => screen.findByRole('heading', { name: 'Title of /content-planner could not be loaded' });

describe('a screen on its way', () => {
  afterEach(() => jest.useRealTimers());

  it('shows its skeleton at once and then itself', async () => {
    await openHost([{ path, Page: Good }]);
    expect(screen.getByRole('main')).toHaveTextContent('Loading…');
    expect(await screen.findByRole('heading', { name: 'The planner' })).toBeInTheDocument();
  });

  it('says after three seconds that it takes longer than usual', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask'] });
    await openHost([{ path, Page: Good }], {
      before: ({ network }) => (network.answers[contract] = 'hangs'),
    });
    act(() => {
      jest.advanceTimersByTime(2_999);
    });
    expect(screen.queryByText('This is taking longer than usual.')).toBeNull();
    act(() => {
      jest.advanceTimersByTime(2);
    });
    expect(screen.getByRole('main')).toHaveTextContent('This is taking longer than usual.');
    expect(announced()).toBe('This is taking longer than usual.');
  });

  it('fails at the deadline, not later', async () => {
    const { memory } = await openHost([{ path, Page: Good }], {
      before: ({ network }) => (network.answers[contract] = 'hangs'),
    });
    await act(() => memory.clock.advance(3_000));
    await act(() => memory.clock.advance(600));
    expect(await failure()).toBeInTheDocument();
  });
});

describe('a screen that failed', () => {
  const broken = () =>
    openHost([{ path, Page: Good }, other], {
      before: ({ network }) => (network.answers[contract] = { status: 404 }),
    });
  const heal = async ({ memory }: Awaited<ReturnType<typeof broken>>) =>
    memory.place(await releaseWith('2.0.0', [{ path, Page: Good }, other]));

  it('says so, whose it is and at which step, and offers Retry', async () => {
    await broken();
    const heading = await failure();
    expect(screen.getAllByRole('heading', { level: 1 })).toEqual([heading]);
    expect(screen.getByText('Planning team, step fetch')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
    await waitFor(() => expect(announced()).toBe('This part could not be loaded.'));
  });

  it('comes back on Retry, in the same page', async () => {
    const host = await broken();
    await failure();
    await heal(host);
    await host.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'The planner' })).toBeInTheDocument();
  });

  it('announces that it tries again', async () => {
    const host = await broken();
    await failure();
    host.memory.network.answers[contract] = 'hangs';
    await host.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(announced()).toBe('Trying again…'));
  });

  it.each([
    ['the network comes back', () => fireEvent(window, new Event('online'))],
    ['the person comes back to the tab', () => fireEvent(document, new Event('visibilitychange'))],
  ])('comes back by itself when %s', async (_, happen) => {
    const host = await broken();
    await failure();
    await heal(host);
    happen();
    expect(await screen.findByRole('heading', { name: 'The planner' })).toBeInTheDocument();
  });

  it('is tried anew at the next visit, and other screens work meanwhile', async () => {
    const host = await broken();
    await failure();
    await heal(host);
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
  ])('gives way to the version before when it throws %s', async (_, Page) => {
    const { kernel } = await openHost([{ path, Page }], { previous: [{ path, Page: Old }] });
    expect(await screen.findByRole('heading', { name: 'The planner of last week' })).toBeInTheDocument();
    expect(kernel.ledger.entries()).toContainEqual(
      expect.objectContaining({
        version: '2.0.0',
        failures: [expect.objectContaining({ step: 'mount', reason: 'boom' })],
      }),
    );
  });

  it('stays an error, loaded once, when there is nothing before it', async () => {
    const { memory } = await openHost([{ path, Page: Throws }]);
    expect(await failure()).toBeInTheDocument();
    expect(screen.getByText('Planning team, step mount')).toBeInTheDocument();
    await act(() => memory.clock.settle());
    expect(memory.scripts.ran).toHaveLength(1);
  });

  it('does not swap anything under unsaved work', async () => {
    const page = { crash: (): void => undefined };
    const Editor = () => {
      useUnsavedWork(true, 'Article');
      return null;
    };
    const Page = () => {
      const [thrown, setThrown] = useState(false);
      useEffect(() => {
        page.crash = () => setThrown(true);
      }, []);
      if (thrown) throw new Error('boom');
      return <Editor />;
    };
    await openHost([{ path, Page }], { previous: [{ path, Page: Old }] });
    await waitFor(() => expect(document.querySelector('main')).not.toHaveTextContent('Loading'));
    act(() => page.crash());
    expect(await failure()).toBeInTheDocument();
  });

  it('gives way when it is not on screen within its deadline', async () => {
    const never = new Promise<never>(() => undefined);
    const Suspends = () => <>{use(never)}</>;
    const { memory, kernel } = await openHost([{ path, Page: Suspends }], {
      previous: [{ path, Page: Old }],
    });
    await waitFor(() => expect(kernel.ledger.entries()[0]?.phases.exports).toBeDefined());
    await waitFor(() => expect(memory.clock.waiting()).toBe(1));
    await act(() => memory.clock.advance(3_000));
    expect(await screen.findByRole('heading', { name: 'The planner of last week' })).toBeInTheDocument();
  });

  it('leaves a page alone that waits inside a boundary of its own', async () => {
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
    const { memory } = await openHost([{ path, Page }]);
    await screen.findByRole('heading', { name: 'The planner' });
    await act(() => memory.clock.advance(10_000));
    expect(screen.getByRole('heading', { name: 'The planner' })).toBeInTheDocument();
  });
});
