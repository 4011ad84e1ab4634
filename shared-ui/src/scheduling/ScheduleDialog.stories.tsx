import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { useFormFields } from '../fields/useFormFields.ts';
import { describeComponent } from '../../.storybook/describeComponent.ts';
import { PlatformCheckboxes } from './PlatformCheckboxes.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';

const options = [
  { id: 'blog', label: 'My blog', connected: true },
  { id: 'shop', label: 'My shop', connected: false },
] as const;
const ignore = () => undefined;

const Example = ({ error }: { error: string | null }) => {
  const { field } = useFormFields({
    title: 'When to prune climbing roses',
    date: '2027-03-20',
    time: '09:00',
  });
  const [selected, setSelected] = useState<readonly ('blog' | 'shop')[]>([]);
  return (
    <ScheduleDialog
      title="Schedule Article"
      submitLabel="Schedule Article"
      busy={false}
      disabledReason={selected.length === 0 ? 'Select at least one platform.' : null}
      error={error}
      formRef={ignore}
      onSubmit={ignore}
      onClose={ignore}
    >
      <ScheduleFields
        title={field('title')}
        date={{ ...field('date'), required: true, min: '2026-11-21' }}
        time={{ ...field('time'), label: 'Time', required: true, hint: 'UTC' }}
        forecast="The clocks in New York go forward one hour on Sunday, March 14, 2027."
      />
      <PlatformCheckboxes
        options={options}
        state="loaded"
        connectLink={null}
        selected={selected}
        onChange={setSelected}
        note="The article is published to every platform you select."
      />
    </ScheduleDialog>
  );
};

const meta: Meta<typeof Example> = {
  title: 'Components/ScheduleDialog',
  component: Example,
  args: { error: null },
  argTypes: { error: { control: 'text' } },
  parameters: describeComponent({
    purpose: 'Plans an article: title, day, hour and platforms.',
    keywords: ['schedule', 'plan', 'publish', 'date', 'dialog'],
    parts: ['PlatformCheckboxes', 'ScheduleFields'],
    do: ['Say why Schedule is disabled.', 'Forecast a change of clocks.'],
    dont: ['Close it before the server has answered.'],
    states: ['ready', 'incomplete', 'rejected', 'busy'],
    keyboard: [
      ['Tab', 'Moves through the fields'],
      ['Enter in a field', 'Schedules the article'],
      ['Escape', 'Closes it'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof Example>;

export const Open: Story = {};
export const Rejected: Story = { args: { error: 'Choose today or a later date.' } };
