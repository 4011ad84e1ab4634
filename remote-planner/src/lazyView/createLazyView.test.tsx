import { act, render, screen } from '@testing-library/react';
import { createLazyView } from './createLazyView.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello {name}</p>;

describe('lazy view', () => {
  it('loads when it is first shown', async () => {
    const load = jest.fn(() => Promise.resolve(Greeting));
    const { View } = createLazyView(load);
    expect(load).not.toHaveBeenCalled();
    render(<View name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it.each(['onPointerEnter', 'onFocus'] as const)('loads %s of what leads to it', async (event) => {
    const load = jest.fn(() => Promise.resolve(Greeting));
    const { View, preload } = createLazyView(load);
    await act(async () => preload[event]());
    expect(load).toHaveBeenCalledTimes(1);
    render(<View name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again when it is shown after its preload failed', async () => {
    const load = jest.fn(() => Promise.resolve(Greeting));
    load.mockRejectedValueOnce(new Error('offline'));
    const { View, preload } = createLazyView(load);
    await act(async () => preload.onPointerEnter());
    render(<View name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });
});
