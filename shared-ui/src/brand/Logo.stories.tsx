import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Stack from '@mui/material/Stack';
import { Logo, LogoMark } from './Logo.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Logo> = {
  title: 'Components/Logo',
  component: Logo,
  args: { compact: false },

  parameters: describeComponent({
    purpose: 'Is the product’s mark and name.',
    keywords: ['brand', 'mark', 'identity'],
    parts: ['LogoMark'],
    do: ['Keep half its height free around it.', 'Use the compact form below 480 pixels.'],
    dont: ['Recolor, stretch or outline it.'],
    states: ['full', 'compact'],
    keyboard: 'none',
  }),
};
export default meta;
type Story = StoryObj<typeof Logo>;

export const Full: Story = {};

export const Compact: Story = { args: { compact: true } };

export const MarkInSizes: Story = {
  render: () => (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'flex-end' }}>
      {[16, 28, 48, 96].map((size) => (
        <LogoMark key={size} size={size} />
      ))}
    </Stack>
  ),
};
