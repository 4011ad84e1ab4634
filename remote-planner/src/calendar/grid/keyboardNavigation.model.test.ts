import { getDateForKey } from './keyboardNavigation.model.ts';

it.each([
  ['ArrowLeft', '2026-11-25', '2026-11-24'],
  ['ArrowRight', '2026-11-30', '2026-12-01'],
  ['ArrowUp', '2026-11-25', '2026-11-18'],
  ['ArrowDown', '2026-11-25', '2026-12-02'],
  ['Home', '2026-11-25', '2026-11-22'],
  ['End', '2026-11-25', '2026-11-28'],
  ['PageUp', '2026-03-31', '2026-02-28'],
  ['PageDown', '2026-01-15', '2026-02-15'],
])('%s on %s moves to %s', (key, date, expected) => {
  expect(getDateForKey(key, date)).toBe(expected);
});

it('leaves every other key alone', () => {
  expect(getDateForKey('a', '2026-11-25')).toBeNull();
});
