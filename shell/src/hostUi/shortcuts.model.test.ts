import { createShortcutReader, shortcuts } from './shortcuts.model.ts';

const read = (...presses: [string, number][]) => {
  const reader = createShortcutReader(shortcuts);
  return presses.map(([key, at]) => reader(key, at)?.label ?? null);
};

it('finds a shortcut of one key', () => {
  expect(read(['x', 0], ['?', 1])).toEqual([null, 'Keyboard shortcuts']);
});

it('finds a shortcut of two keys, but not when the second comes too late', () => {
  expect(read(['g', 0], ['p', 1_500])).toEqual([null, 'Content Planner']);
  expect(read(['g', 0], ['p', 1_501])).toEqual([null, null]);
});

it('takes the second key of a sequence for no shortcut of its own', () => {
  expect(read(['g', 0], ['d', 10], ['d', 20])).toEqual([
    null,
    'Distribution',
    'Switch between light and dark mode',
  ]);
});

it('has no shortcut twice', () => {
  const keys = shortcuts.map((shortcut) => shortcut.keys.join(' '));
  expect(new Set(keys).size).toBe(keys.length);
});
