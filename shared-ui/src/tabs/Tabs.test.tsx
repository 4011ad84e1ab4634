import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tab, Tabs } from '../tabs.ts';

const changes: string[] = [];
beforeEach(() => void changes.splice(0));

const Views = () => {
  const [view, setView] = useState('week');
  const change = (next: string) => {
    changes.push(next);
    setView(next);
  };
  return (
    <Tabs value={view} onChange={(_, next: string) => change(next)} aria-label="Views">
      <Tab value="month" label="Month" />
      <Tab value="week" label="Week" />
      <Tab value="day" label="Day" disabled />
      <Tab value="list" label="List" />
    </Tabs>
  );
};

const getTab = (name: string) => screen.getByRole('tab', { name });

it('moves with the arrows, Home and End past disabled tabs and the ends, and selects on Enter and Space', async () => {
  const user = userEvent.setup();
  render(<Views />);
  await user.tab();
  expect(getTab('Week')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(getTab('List')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(getTab('Month')).toHaveFocus();
  await user.keyboard('{ArrowLeft}');
  expect(getTab('List')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(getTab('Month')).toHaveFocus();
  expect(changes).toEqual([]);
  await user.keyboard(' {End}{Enter}');
  expect(changes).toEqual(['month', 'list']);
  expect(getTab('List')).toHaveAttribute('aria-selected', 'true');
});

it('is one stop of the Tab key, and the selected tab is that stop', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Views />
      <button>After</button>
    </>,
  );
  await user.click(getTab('Month'));
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(getTab('Month')).toHaveFocus();
});

it('says nothing when the selected tab is pressed', async () => {
  const user = userEvent.setup();
  render(<Views />);
  await user.click(getTab('Week'));
  expect(changes).toEqual([]);
});
