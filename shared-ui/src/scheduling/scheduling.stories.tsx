import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useState } from 'react';
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
  const [title, setTitle] = useState('When to prune climbing roses');
  const [selected, setSelected] = useState<readonly ('blog' | 'shop')[]>([]);
  const field = { value: '', onChange: ignore };
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
        title={{ value: title, onChange: setTitle }}
        date={{ ...field, value: '2027-03-20', name: 'date', required: true, min: '2026-11-21' }}
        time={{ ...field, value: '09:00', name: 'time', label: 'Time', required: true, hint: 'UTC' }}
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
