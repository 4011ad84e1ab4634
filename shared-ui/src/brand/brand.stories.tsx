import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Illustration, type IllustrationName } from './Illustration.tsx';
import { Logo, LogoMark } from './Logo.tsx';

const meta: Meta<typeof Logo> = { title: 'Brand', component: Logo };
export default meta;
type Story = StoryObj<typeof Logo>;

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
export const Illustrations: Story = {
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
