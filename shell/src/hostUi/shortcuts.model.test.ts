import { paths } from '@rankwright/contracts/paths';
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
  expect(read(['g', 60_000], ['p', 61_500])).toEqual([null, 'Content Planner']);
  expect(read(['g', 0], ['p', 1_501])).toEqual([null, null]);
});

it('takes the second key of a sequence for no shortcut of its own', () => {
  expect(read(['g', 0], ['d', 10], ['d', 20])).toEqual([
    null,
    'Distribution',
    'Switch between light and dark mode',
  ]);
});

it('starts anew after a shortcut', () => {
  expect(read(['g', 0], ['p', 10], ['k', 20])).toEqual([null, 'Content Planner', null]);
});

it('opens the screen of each label', () => {
  const list = shortcuts.map(({ keys, group, label, action }) => [
    ...[keys.join(' '), group, label],
    typeof action === 'string' ? action : action.to,
  ]);
  expect(list).toEqual([
    ['/', 'General', 'Search', 'palette'],
    ['n', 'General', 'New article', paths.generateContent],
    ['d', 'General', 'Switch between light and dark mode', 'colorMode'],
    ['?', 'General', 'Keyboard shortcuts', 'shortcuts'],
    ['g p', 'Go to', 'Content Planner', paths.contentPlanner],
    ['g k', 'Go to', 'Keywords', paths.plannerKeywords('')],
    ['g h', 'Go to', 'Content History', paths.contentHistory],
    ['g d', 'Go to', 'Distribution', paths.distribution],
    ['g i', 'Go to', 'Integrations', paths.integrations],
    ['g a', 'Go to', 'Analytics', paths.analytics],
    ['g r', 'Go to', 'Reports', paths.reports],
    ['g f', 'Go to', 'Refreshes', paths.refreshes],
    ['g s', 'Go to', 'Settings', paths.settings],
  ]);
});

it('has no shortcut twice', () => {
  const keys = shortcuts.map((shortcut) => shortcut.keys.join(' '));
  expect(new Set(keys).size).toBe(keys.length);
});
