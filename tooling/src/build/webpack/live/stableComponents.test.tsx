import { Suspense, lazy, memo, useState, type ComponentType } from 'react';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createSignatureFunctionForTransform, performReactRefresh, register } from './refreshRuntime.ts';
import { jsx } from './jsx-runtime.ts';
import { stabilizeRoutes, stabilizeSlots } from './stableModules.ts';

/** What the compiler adds to a component: its id, and a signature of its hooks. */
const compile = <Type,>(id: string, hooks: string, type: Type): Type => {
  createSignatureFunctionForTransform()(type as never, hooks);
  register(type, id);
  return type;
};

const createCounter = (id: string, label: string, hooks = 'useState') =>
  compile(id, hooks, () => {
    const [count, setCount] = useState(0);
    return <button onClick={() => setCount(count + 1)}>{`${label} ${count}`}</button>;
  });

const update = (work: () => unknown): void => {
  act(() => {
    work();
    performReactRefresh();
  });
};

const clickButton = () => userEvent.click(screen.getByRole('button'));

describe('hot updates of a remote in a released host', () => {
  it('render the next version of a component and keep its state', async () => {
    render(jsx(createCounter('a', 'Clicked'), {}) as never);
    await clickButton();
    update(() => createCounter('a', 'Pressed'));
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
    update(() => createCounter('a', 'Hit'));
    expect(screen.getByRole('button')).toHaveTextContent('Hit 1');
  });

  it('begin anew when the hooks are others', async () => {
    render(jsx(createCounter('b', 'Clicked'), {}) as never);
    await clickButton();
    update(() => createCounter('b', 'Pressed', 'useState, useEffect'));
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 0');
  });

  it('reach the page of a route and the component of a slot, which the host mounts', async () => {
    const load = () => Promise.resolve({ Component: createCounter('c', 'Clicked'), title: 'kept' });
    const [route] = stabilizeRoutes([{ path: '/notes', lazy: load }]);
    const { Component, ...others } = (await route?.lazy()) ?? { Component: null };
    expect(route?.path).toBe('/notes');
    expect(others).toEqual({ title: 'kept' });
    expect((await stabilizeSlots({ facts: load }).facts?.())?.Component).toBe(Component);
    const Page = Component as ComponentType;
    render(<Page />);
    await clickButton();
    update(() => createCounter('c', 'Pressed'));
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  });

  it('reach a lazy component', async () => {
    const Lazy = lazy(() => Promise.resolve({ default: createCounter('d', 'Clicked') }));
    const renderLazy = () => <Suspense fallback="Loading">{jsx(Lazy, {})}</Suspense>;
    const { rerender } = render(renderLazy());
    await screen.findByText('Clicked 0');
    await clickButton();
    rerender(renderLazy());
    update(() => createCounter('d', 'Pressed'));
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  });

  it('reach a component that is handed to another as a prop', async () => {
    const Frame = ({ component: Inner }: { component: ComponentType }) => <Inner />;
    render(jsx(Frame, { component: createCounter('e', 'Clicked') }) as never);
    await clickButton();
    update(() => createCounter('e', 'Pressed'));
    expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  });

  it('render the next version of a memoized component', () => {
    const createNote = (text: string) =>
      compile(
        'f',
        '',
        memo(() => <p>{text}</p>),
      );
    render(jsx(createNote('Before'), {}) as never);
    update(() => createNote('After'));
    expect(screen.getByText('After')).toBeVisible();
  });

  it('leave everything else as it is', () => {
    const Plain = ({ onClick }: { onClick: () => void }) => <button onClick={onClick}>Plain</button>;
    const onClick = jest.fn();
    const element = jsx(Plain, { onClick }) as unknown as { type: unknown; props: object };
    expect(element.type).toBe(Plain);
    expect(element.props).toEqual({ onClick });
    expect((jsx('p', {}) as unknown as { type: unknown }).type).toBe('p');
  });

  it('copy what libraries read from a component', () => {
    const Icon = Object.assign(createCounter('g', 'Icon'), { muiName: 'SvgIcon' });
    const { type } = jsx(Icon, {}) as unknown as { type: { muiName: string } };
    expect(type.muiName).toBe('SvgIcon');
    expect(type).not.toBe(Icon);
  });
});
