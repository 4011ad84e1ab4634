import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { createLazyView } from './createLazyView.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('lazy view', () => {
  it('loads when it is first shown', async () => {
    const load = jest.fn(() => Promise.resolve(Greeting));
    const { View } = createLazyView(load);
    expect(load).not.toHaveBeenCalled();
    render(
      <Suspense fallback="Loading…">
        <View name="Ada" />
      </Suspense>,
    );
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('loads when the pointer or the focus arrives at what leads to it', () => {
    const load = jest.fn(() => Promise.resolve(Greeting));
    const { preload } = createLazyView(load);
    preload.onPointerEnter();
    expect(load).toHaveBeenCalledTimes(1);
    preload.onFocus();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('tries again when it is shown after its preload failed', async () => {
    const load = jest.fn(() => Promise.resolve(Greeting));
    load.mockRejectedValueOnce(new Error('offline'));
    const { View, preload } = createLazyView(load);
    preload.onPointerEnter();
    render(
      <Suspense fallback="Loading…">
        <View name="Ada" />
      </Suspense>,
    );
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });
});
