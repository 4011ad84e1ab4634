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

/** Every day has an article. */
const getItemOn = (date: string) => sampleScheduledItem({ title: `Roses of ${date}`, scheduledDate: date });

/** Cells are reused by position, as in the month grid. */
const DayStub = memo(({ date, isActive }: { date: string; isActive: boolean }) => (
  <div role="gridcell" data-date={date} tabIndex={isActive ? 0 : -1} aria-label={formatFullDate(date)} />
));
DayStub.displayName = 'DayStub';

const CalendarHarness = ({ start }: { start: string }) => {
  const [active, setActive] = useState(start);
  const [month, setMonth] = useState(toMonth(start));
  const { gridRef, onKeyDown, onFocus } = useGridKeyboard(
    {
      date: active,
      isInMonth: active.startsWith(formatMonthKey(month)),
      itemOnDay: getItemOn(active),
      isLoaded: true,
    },
    '2025-01-01',
    {
      onNavigate: (date) => {
        setActive(date);
        showPendingMonth = () => setMonth(toMonth(date));
      },
      onFocusDay: setActive,
      onOpen,
      onDelete: noop,
      onSelect: noop,
      onMove,
    },
  );
  const days = useMemo(() => buildMonth(month, [], '2025-01-01').flat(), [month]);
  return (
    <div ref={gridRef} role="grid" tabIndex={-1} onKeyDown={onKeyDown} onFocus={onFocus}>
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
    expect(onOpen).toHaveBeenLastCalledWith(date, expect.objectContaining({ scheduledDate: date }));
  }
};
const listDays = (start: string, count: number, step: number): string[] =>
  Array.from({ length: count }, (_, index) => shiftDay(start, (index + 1) * step));

beforeEach(() => {
  showPendingMonth = noop;
  jest.clearAllMocks();
});

const daysOfTwoYears = 730;

it.each([
  ['ArrowRight', '2025-12-31', 1],
  ['ArrowLeft', '2028-01-01', -1],
])(
  'moves focus, name and Enter to the exact day from every day of 2026 and 2027 when %s is pressed',
  (key, start, step) => {
    pressAndExpect(key, start, listDays(start, daysOfTwoYears, step));
  },
);

it.each([
  ['ArrowDown', '2025-12-25', 7],
  ['ArrowUp', '2028-01-01', -7],
])(
  'moves focus, name and Enter to the exact day from every day of 2026 and 2027 when %s is pressed',
  (key, first, step) => {
    for (let offset = 0; offset < 7; offset += 1) {
      const start = shiftDay(first, offset);
      pressAndExpect(key, start, listDays(start, Math.ceil(daysOfTwoYears / 7), step));
      cleanup();
    }
  },
);

it('picks up and drops with Space on the exact day on every day of 2026 and 2027', () => {
  open('2025-12-31');
  for (const date of listDays('2025-12-31', daysOfTwoYears, 1)) {
    const before = shiftDay(date, -1);
    press(' ');
    press('ArrowRight');
    expectFocusOn(date);
    press(' ');
    expect(onMove).toHaveBeenLastCalledWith(
      expect.objectContaining({ scheduledDate: before }),
      date,
      expect.objectContaining({ scheduledDate: date }),
    );
  }
});

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
  expect(onMove).toHaveBeenCalledWith(getItemOn('2026-01-01'), '2026-02-05', getItemOn('2026-02-05'));
});

it('ignores Enter while the month of the day is not shown yet', () => {
  open('2026-01-28');
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
  press('Enter');
  expect(onOpen).not.toHaveBeenCalled();
  expectFocusOn('2026-02-04');
});
