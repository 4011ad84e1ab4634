import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Stack from '@mui/material/Stack';
import { DateField, TimeField } from './DateTimeFields.tsx';
import { StageList } from './StageList.tsx';

const meta: Meta<typeof StageList> = { title: 'Pickers', component: StageList };
export default meta;
type Story = StoryObj<typeof StageList>;

export const Started: Story = {
  args: {
    stages: [
      { label: 'Outline', state: 'active' },
      { label: 'Draft', state: 'waiting' },
      { label: 'Meta description', state: 'waiting' },
    ],
  },
};
export const HalfWay: Story = {
  args: {
    stages: [
      { label: 'Outline', state: 'done' },
      { label: 'Draft', state: 'active' },
      { label: 'Meta description', state: 'waiting' },
    ],
  },
};
export const FailedStage: Story = {
  args: {
    stages: [
      { label: 'Outline', state: 'done' },
      { label: 'Draft', state: 'failed' },
      { label: 'Meta description', state: 'waiting' },
    ],
  },
};
export const DateAndTime: Story = {
  args: { stages: [] },
  render: () => (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ maxWidth: 520 }}>
      <DateField label="Day" defaultValue="2026-11-27" min="2026-11-21" />
      <TimeField label="Hour" defaultValue="09:00" hint="America/New York" />
    </Stack>
  ),
};
