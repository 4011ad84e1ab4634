import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PublishAsField } from './PublishAsField.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof PublishAsField<'live' | 'draft' | 'defaults'>> = {
  title: 'Components/PublishAsField',
  component: PublishAsField,
  args: { value: 'live', onChange: fn() },
  argTypes: { value: { control: 'select', options: ['live', 'draft', 'defaults'] } },
  parameters: describeComponent({
    purpose: 'Decides whether a post is public at once or a draft on the site.',
    keywords: ['publish', 'draft', 'live', 'status'],
    do: ['Start with the site’s default.'],
    dont: ['Change it without saying what follows.'],
    states: ['live', 'draft', 'each site’s default'],
    keyboard: [
      ['Tab', 'Moves the focus to it'],
      ['Up, Down', 'Chooses another'],
      ['Enter', 'Opens the list'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof PublishAsField<'live' | 'draft' | 'defaults'>>;

export const Live: Story = {};
export const EachDefault: Story = { args: { value: 'defaults' } };
