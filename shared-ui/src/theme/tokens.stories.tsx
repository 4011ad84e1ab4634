import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const meta: Meta = { title: 'Foundations/Samples' };
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
