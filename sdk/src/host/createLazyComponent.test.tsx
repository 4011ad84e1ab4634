import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { createLazyComponent } from './createLazyComponent.tsx';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}.</p>;

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

class Boundary extends Component<{ children: ReactNode }, { message: string | null }> {
  override state: { message: string | null } = { message: null };
  static getDerivedStateFromError = (error: Error) => ({ message: error.message });
  override render = () => this.state.message ?? this.props.children;
}

describe('a lazy component', () => {
  it('shows its fallback until its script has come, and loads it once', async () => {
    const { load, arrive } = createLoad();
    const Lazy = createLazyComponent(load);
    render(
      <>
        <Lazy name="Ada" fallback={<p>Loading</p>} />
        <Lazy name="Grace" />
      </>,
    );
    expect(screen.getByText('Loading')).toBeVisible();
    await arrive();
    expect(screen.getByText('Hello, Ada.')).toBeVisible();
    expect(screen.getByText('Hello, Grace.')).toBeVisible();
    expect(screen.queryByText('Loading')).toBeNull();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('renders without its fallback when its script is there', async () => {
    const { load, arrive } = createLoad();
    const Lazy = createLazyComponent(load);
    const preloading = Lazy.preload();
    await arrive();
    await preloading;
    const fallback = jest.fn(() => null);
    const Fallback = () => fallback();
    render(<Lazy name="Ada" fallback={<Fallback />} />);
    expect(screen.getByText('Hello, Ada.')).toBeVisible();
    expect(fallback).not.toHaveBeenCalled();
  });

  it('gives a failure to the error boundary, and loads again when it is mounted again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { load, arrive, fail } = createLoad();
    const Lazy = createLazyComponent(load);
    const { unmount } = render(
      <Boundary>
        <Lazy name="Ada" />
      </Boundary>,
    );
    await fail();
    expect(screen.getByText('Failed to fetch')).toBeVisible();
    unmount();
    render(<Lazy name="Ada" />);
    await arrive();
    expect(screen.getByText('Hello, Ada.')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
