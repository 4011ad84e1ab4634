import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Illustration, type IllustrationName } from './Illustration.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const drawings: readonly IllustrationName[] = [
  'empty-calendar',
  'empty-history',
  'no-connection',
  'broken',
  'offline',
  'not-found',
  'success',
  'writing',
];

const meta: Meta<typeof Illustration> = {
  title: 'Components/Illustration',
  component: Illustration,
  args: { name: 'empty-calendar' },
  argTypes: { name: { control: 'select', options: drawings } },
  parameters: describeComponent({
    purpose: 'Is a decorative drawing of an empty or failed state.',
    keywords: ['drawing', 'picture', 'empty'],
    do: ['Put it above a title that says the same.'],
    dont: ['Let it carry meaning alone.'],
    states: ['eight drawings'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Illustration>;

export const One: Story = {};
export const All: Story = {
  render: () => (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      {drawings.map((name) => (
        <Stack key={name} component="figure" sx={{ m: 0 }}>
          <Illustration name={name} />
          <Typography component="figcaption" variant="body2" color="textSecondary">
            {name}
          </Typography>
        </Stack>
      ))}
    </Stack>
  ),
};
