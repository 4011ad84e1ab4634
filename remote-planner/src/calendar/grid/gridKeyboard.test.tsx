import { sampleScheduledItem } from '@rankwright/sdk/testing';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { memo, useMemo, useState } from 'react';
import {
  buildMonth,
  formatFullDate,
  formatMonthKey,
  shiftDay,
  shiftDayByMonth,
  toMonth,
} from '../calendar.model.ts';
import { useGridKeyboard } from './useGridKeyboard.ts';

const noop = () => undefined;
const onOpen = jest.fn();
const onMove = jest.fn();
/** The router shows a new month some time after the key was pressed. */
let showPendingMonth: () => void = noop;

const item = sampleScheduledItem({ title: 'Roses', scheduledDate: '2026-01-01' });

/** Cells are reused by position, as in the month grid. */
const DayStub = memo(({ date, isActive }: { date: string; isActive: boolean }) => (
  <div role="gridcell" data-date={date} tabIndex={isActive ? 0 : -1} aria-label={formatFullDate(date)} />
));
DayStub.displayName = 'DayStub';

const CalendarHarness = ({ start }: { start: string }) => {
  const [active, setActive] = useState(start);
  const [month, setMonth] = useState(toMonth(start));
  const { setGrid, onKeyDown, onFocus } = useGridKeyboard(
    {
      date: active,
      isInMonth: active.startsWith(formatMonthKey(month)),
      itemOnDay: active === item.scheduledDate ? item : undefined,
      isLoaded: true,
    },
    '2026-01-01',
    {
      onNavigate: (date) => {
        setActive(date);
        showPendingMonth = () => setMonth(toMonth(date));
      },
      onFocusDay: setActive,
      onOpen,
      onDelete: noop,
      onMove,
    },
  );
  const days = useMemo(() => buildMonth(month, [item], '2026-01-01').flat(), [month]);
  return (
    <div ref={setGrid} role="grid" tabIndex={-1} onKeyDown={onKeyDown} onFocus={onFocus}>
      {days.map((day, position) => (
        <DayStub key={position} date={day.date} isActive={day.date === active} />
      ))}
    </div>
  );
};

const open = (start: string): void => {
  render(<CalendarHarness start={start} />);
  focusDay(start);
};
const press = (key: string): void => {
  fireEvent.keyDown(document.activeElement!, { key });
  act(() => showPendingMonth());
};
const focusDay = (date: string): void =>
  act(() => document.querySelector<HTMLElement>(`[data-date="${date}"]`)!.focus());
const expectFocusOn = (date: string): void => {
  const cell = document.activeElement as HTMLElement;
  if (cell.dataset.date === date && cell.ariaLabel?.startsWith(formatFullDate(date))) return;
  throw new Error(`Expected the focus on ${date}, it is on ${cell.dataset.date}: ${cell.ariaLabel}`);
};
const pressAndExpect = (key: string, start: string, dates: readonly string[]): void => {
  open(start);
  for (const date of dates) {
    press(key);
    expectFocusOn(date);
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(onOpen).toHaveBeenLastCalledWith(date, undefined);
  }
};
const listDays = (start: string, count: number, step: number): string[] =>
  Array.from({ length: count }, (_, index) => shiftDay(start, (index + 1) * step));

beforeEach(() => {
  showPendingMonth = noop;
  jest.clearAllMocks();
});

it('moves focus, name and Enter to the next day from every day of a year when Arrow Right is pressed', () => {
  pressAndExpect('ArrowRight', '2026-01-01', listDays('2026-01-01', 365, 1));
});

it.each([
  ['ArrowDown', '2026-01', 7],
  ['ArrowUp', '2027-01', -7],
])(
  'moves focus, name and Enter by a week from every day of a year when %s is pressed',
  (key, month, step) => {
    for (const day of ['02', '03', '04', '05', '06', '07', '08']) {
      const start = `${month}-${day}`;
      pressAndExpect(key, start, listDays(start, 52, step));
      cleanup();
    }
  },
);

it('moves the focus to the same day of each month when Page Down is pressed', () => {
  open('2026-01-28');
  for (const months of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) {
    press('PageDown');
    expectFocusOn(shiftDayByMonth('2026-01-28', months));
  }
});

it('drops a picked up item on the focused day, also in another month', () => {
  open('2026-01-01');
  press(' ');
  for (const key of Array<string>(5).fill('ArrowDown')) press(key);
  expectFocusOn('2026-02-05');
  press(' ');
  expect(onMove).toHaveBeenCalledWith(item, '2026-02-05', undefined);
});

it('ignores Enter while the month of the day is not shown yet', () => {
  open('2026-01-28');
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  press('Enter');
  expect(onOpen).not.toHaveBeenCalled();
  expectFocusOn('2026-02-04');
});
