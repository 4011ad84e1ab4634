import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Stack from '@mui/material/Stack';
import { DateField, TimeField } from './DateTimeFields.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof DateField> = {
  title: 'Components/DateField',
  component: DateField,
  args: { label: 'Day', defaultValue: '2026-11-27', min: '2026-11-21' },

  parameters: describeComponent({
    purpose: 'Asks for a day, with the browser’s own picker.',
    keywords: ['date', 'day', 'calendar', 'picker', 'schedule'],
    parts: ['TimeField'],
    do: ['Set the earliest possible day.', 'Name the time zone at the hour.'],
    dont: ['Ask for a day as plain text.'],
    states: ['empty, filled', 'error', 'disabled'],
    keyboard: [
      ['Arrows', 'Changes day, month or year'],
      ['Alt+Down', 'Opens the picker'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof DateField>;

export const Day: Story = {};
export const DateAndTime: Story = {
  render: (args) => (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ maxWidth: 520 }}>
      <DateField {...args} />
      <TimeField label="Hour" defaultValue="09:00" hint="America/New York" />
    </Stack>
  ),
};
