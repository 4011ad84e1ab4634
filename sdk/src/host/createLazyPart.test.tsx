import { act, fireEvent, render, screen } from '@testing-library/react';
import { createLazyPart } from './createLazyPart.tsx';

const Greeting = ({ name }: { name: string }) => {
  if (name === 'nobody') throw new Error('There is nobody.');
  return <p>Hello, {name}.</p>;
};

interface Script {
  resolve: (component: typeof Greeting) => void;
  reject: (error: Error) => void;
}

/** A script that arrives when the test says so. */
const createLoad = () => {
  let script: Script | undefined;
  const load = jest.fn(
    () =>
      new Promise<typeof Greeting>((resolve, reject) => {
        script = { resolve, reject };
      }),
  );
  return {
    load,
    arrive: () => act(async () => script?.resolve(Greeting)),
    fail: () => act(async () => script?.reject(new Error('Failed to fetch'))),
  };
};
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a lazy part', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.assign(globalThis, { reportError: jest.fn() });
  });
  afterEach(() => jest.useRealTimers());

  it('shows its fallback, says after three seconds that it still loads, and shows what comes later', async () => {
    const { load, arrive } = createLoad();
    const Part = createLazyPart(load);
    render(<Part name="Ada" fallback={<p>Skeleton</p>} />);
    await wait(2_900);
    expect(screen.getByText('Skeleton')).toBeVisible();
    expect(screen.queryByRole('status')).toBeNull();
    await wait(100);
    expect(screen.getByRole('status')).toHaveTextContent('Still loading…');
    await wait(60_000);
    await arrive();
    expect(screen.getByText('Hello, Ada.')).toBeVisible();
    expect(screen.queryByText('Skeleton')).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is part of the first render when its script is there', async () => {
    const { load, arrive } = createLoad();
    const Part = createLazyPart(load);
    const preloading = Part.preload();
    await arrive();
    await preloading;
    expect(Part.isLoaded()).toBe(true);
    const Fallback = jest.fn(() => null);
    render(<Part name="Ada" fallback={<Fallback />} />);
    expect(screen.getByText('Hello, Ada.')).toBeVisible();
    expect(Fallback).not.toHaveBeenCalled();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries twice again by itself, after growing waits', async () => {
    const { load, arrive, fail } = createLoad();
    const Part = createLazyPart(load);
    render(<Part name="Ada" />);
    await fail();
    expect(load).toHaveBeenCalledTimes(1);
    await wait(1_000);
    expect(load).toHaveBeenCalledTimes(2);
    await fail();
    await wait(1_000);
    expect(load).toHaveBeenCalledTimes(2);
    await wait(2_000);
    expect(load).toHaveBeenCalledTimes(3);
    await arrive();
    expect(screen.getByText('Hello, Ada.')).toBeVisible();
  });

  it('shows a failure in its place; each Retry makes one more request', async () => {
    const { load, arrive, fail } = createLoad();
    const Part = createLazyPart(load);
    render(
      <>
        <input aria-label="Text" defaultValue="typed" />
        <Part name="Ada" />
      </>,
    );
    for (const ms of [1_000, 3_000, 0]) {
      await fail();
      await wait(ms);
    }
    const failure = 'This part of the page could not be loaded';
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    expect(screen.getByLabelText('Text')).toHaveValue('typed');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await wait(0);
    expect(load).toHaveBeenCalledTimes(4);
    await fail();
    expect(screen.getByRole('alert')).toHaveTextContent(failure);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await wait(0);
    expect(load).toHaveBeenCalledTimes(5);
    await arrive();
    expect(screen.getByText('Hello, Ada.')).toBeVisible();
  });

  it('retries a failure when the network is back', async () => {
    const { load, arrive, fail } = createLoad();
    const Part = createLazyPart(load);
    render(<Part name="Ada" />);
    for (const ms of [1_000, 3_000, 0]) {
      await fail();
      await wait(ms);
    }
    act(() => void window.dispatchEvent(new Event('online')));
    await arrive();
    expect(screen.getByText('Hello, Ada.')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(4);
  });

  it('can be closed while a dialog loads, and after it failed', async () => {
    const { load, fail } = createLoad();
    const Part = createLazyPart(load);
    const close = jest.fn();
    render(<Part name="Ada" onClose={close} />);
    await wait(3_000);
    expect(screen.getByRole('status')).toHaveTextContent('Still loading…');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    for (const ms of [1_000, 3_000, 0]) {
      await fail();
      await wait(ms);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(2);
  });

  it('keeps an error of its own in its place, and reports it', async () => {
    const { load, arrive } = createLoad();
    const Part = createLazyPart(load);
    const { rerender } = render(<Part name="nobody" />);
    await arrive();
    expect(screen.getByRole('alert')).toHaveTextContent('This part of the page stopped');
    expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ message: 'There is nobody.' }));
    rerender(<Part name="Ada" />);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Hello, Ada.')).toBeVisible();
  });
});
