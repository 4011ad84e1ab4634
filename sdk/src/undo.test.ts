import { act, renderHook } from '@testing-library/react';
import { dismissToasts, showError, useToasts } from './toasts.ts';
import { offerUndo, useUndoOffer } from './undo.ts';

const offer = (description: string) => {
  const run = jest.fn();
  return { run, withdraw: offerUndo({ title: 'Deleted', description, run }) };
};
const useHostUi = () => ({
  toast: useToasts().find((toast) => toast.open),
  offer: useUndoOffer(),
});
const pressUndo = (target: HTMLElement = document.body): void =>
  void target.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }));

beforeEach(() => dismissToasts());
afterEach(() => jest.useRealTimers());

it('undoes from the toast, which stays for 10 s, once, and closes both [C-017]', () => {
  const { run } = offer('“Roses” was deleted.');
  const { result } = renderHook(useHostUi);
  expect(result.current.toast).toMatchObject({
    title: 'Deleted',
    description: '“Roses” was deleted.',
    durationMs: 10_000,
  });
  act(() => result.current.toast?.action?.run());
  expect(run).toHaveBeenCalledTimes(1);
  expect(result.current).toEqual({ toast: undefined, offer: null });
});

it('stays outside the toast for 10 s when another toast replaces it [C-017]', async () => {
  jest.useFakeTimers();
  const { run } = offer('“Roses” was deleted.');
  showError('Error', 'Something else failed.');
  const { result } = renderHook(useHostUi);
  expect(result.current.offer?.description).toBe('“Roses” was deleted.');
  act(() => jest.advanceTimersByTime(9_999));
  expect(result.current.offer).not.toBeNull();
  act(() => jest.advanceTimersByTime(1));
  expect(result.current.offer).toBeNull();
  pressUndo();
  expect(run).not.toHaveBeenCalled();
});

it('undoes the newest offer by Ctrl+Z, and leaves a text field its own undo', () => {
  const first = offer('first');
  const second = offer('second');
  const input = document.body.appendChild(document.createElement('input'));
  pressUndo(input);
  expect(second.run).not.toHaveBeenCalled();
  pressUndo();
  pressUndo();
  expect(second.run).toHaveBeenCalledTimes(1);
  expect(first.run).not.toHaveBeenCalled();
});

it('undoes by Cmd+Z, and by no other keys', () => {
  const { run } = offer('“Roses” was deleted.');
  const press = (init: KeyboardEventInit) =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  expect(press({ key: 'z' })).toBe(true);
  expect(press({ key: 'Z', ctrlKey: true, shiftKey: true })).toBe(true);
  expect(press({ key: 'y', ctrlKey: true })).toBe(true);
  expect(run).not.toHaveBeenCalled();
  expect(press({ key: 'Z', metaKey: true })).toBe(false);
  expect(run).toHaveBeenCalledTimes(1);
});

it('withdraws its own offer only', () => {
  const first = offer('first');
  offer('second');
  const { result } = renderHook(useHostUi);
  act(() => first.withdraw());
  expect(result.current.offer?.description).toBe('second');
});
