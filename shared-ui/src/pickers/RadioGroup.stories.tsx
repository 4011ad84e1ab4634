import type { Meta, StoryObj } from '@storybook/react-webpack5';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof RadioGroup> = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { defaultValue: 'draft', row: false },
  argTypes: { defaultValue: { control: 'select', options: ['draft', 'live'] } },
  parameters: describeComponent({
    purpose: 'Chooses one of two to four options, all in view.',
    keywords: ['radio', 'choice', 'option', 'single choice'],
    parts: ['FormControl', 'FormGroup', 'FormLabel', 'Radio'],
    do: ['Start with the safe choice.'],
    dont: ['Use it for more than five options.'],
    states: ['selected, not selected', 'disabled'],
    keyboard: [
      ['Tab', 'Moves to the selected option'],
      ['Up, Down', 'Chooses another'],
    ],
  }),
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

export const PublishAs: Story = {
  render: (args) => (
    <FormControl>
      <FormLabel id="publish-as">Publish as</FormLabel>
      <RadioGroup {...args} aria-labelledby="publish-as">
        <FormControlLabel value="draft" control={<Radio />} label="Draft" />
        <FormControlLabel value="live" control={<Radio />} label="Live post" />
      </RadioGroup>
    </FormControl>
  ),
};
