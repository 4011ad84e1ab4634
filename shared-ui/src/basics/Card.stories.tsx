import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Card> = {
  title: 'Components/Card',
  component: Card,
  args: { variant: 'outlined' },
  argTypes: { variant: { control: 'select', options: ['outlined', 'elevation'] } },
  parameters: describeComponent({
    purpose: 'Holds one thing with its actions, apart from others of its kind.',
    keywords: ['box', 'panel', 'container', 'tile'],
    parts: ['CardContent'],
    do: ['Use hairline borders.', 'Give every card of a row the same parts.'],
    dont: ['Nest cards.', 'Add shadows to what does not float.'],
    states: ['outlined'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Card>;

export const Outlined: Story = {
  render: (args) => (
    <Card {...args} sx={{ maxWidth: 360 }}>
      <CardContent>
        <Typography variant="h4" component="h2">
          When to prune climbing roses
        </Typography>
        <Typography color="textSecondary">Planned for March 20, 9:00 AM</Typography>
      </CardContent>
    </Card>
  ),
};
