import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Icon } from './Icon.tsx';
import { iconPaths, type IconName } from './paths.ts';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Icon> = {
  title: 'Components/Icon',
  component: Icon,
  args: { name: 'calendar', title: 'Calendar' },
  argTypes: { name: { control: 'select', options: Object.keys(iconPaths) } },
  parameters: describeComponent({
    purpose: 'Draws a sign of our own set.',
    keywords: ['symbol', 'glyph', 'svg', 'picture'],
    parts: ['NamedIcon', 'PathIcon'],
    do: ['Leave out the title next to a text that says the same.'],
    dont: ['Mix it with another set.', 'Use emoji.'],
    states: ['decorative', 'with a name'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Icon>;

export const One: Story = {};
export const Icons: Story = {
  parameters: { controls: { disable: true } },
  render: () => (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 3 }}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <Stack key={name} sx={{ alignItems: 'center', width: 96 }}>
          <Icon name={name} />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  ),
};
