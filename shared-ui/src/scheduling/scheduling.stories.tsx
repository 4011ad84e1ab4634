import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
import { useFormFields } from '../fields/useFormFields.ts';
import { PlatformCheckboxes } from './PlatformCheckboxes.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';

const meta: Meta = { title: 'Components/Schedule dialog' };
export default meta;
type Story = StoryObj;

const options = [
  { id: 'blog', label: 'My blog', connected: true },
  { id: 'shop', label: 'My shop', connected: false },
] as const;
const ignore = () => undefined;

const Example = ({ error = null }: { error?: string | null }) => {
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

export const Open: Story = { render: () => <Example /> };
export const Rejected: Story = { render: () => <Example error="Choose today or a later date." /> };
