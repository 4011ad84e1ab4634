import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Icon } from '../icons/Icon.tsx';
import { iconPaths, type IconName } from '../icons/paths.ts';

const meta: Meta = { title: 'Tokens' };
export default meta;
type Story = StoryObj;

const swatches = [
  'text.primary',
  'text.secondary',
  'accent.main',
  'success.main',
  'warning.main',
  'error.main',
  'info.main',
  'divider',
];
export const Palette: Story = {
  render: () => (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      {swatches.map((name) => (
        <Box key={name}>
          <Box sx={{ width: 120, height: 64, bgcolor: name, border: 1, borderColor: 'divider' }} />
          <Typography variant="body2">{name}</Typography>
        </Box>
      ))}
    </Stack>
  ),
};
export const Type: Story = {
  render: () => (
    <Stack spacing={2}>
      <Typography variant="h1">Pages that earn their rank</Typography>
      <Typography variant="h2">Plan, write and publish</Typography>
      <Typography variant="h3">One accent color</Typography>
      <Typography>Body text in the regular color.</Typography>
      <Typography color="textSecondary">Body text in the secondary color.</Typography>
    </Stack>
  ),
};
export const Icons: Story = {
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
