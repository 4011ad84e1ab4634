import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';

const meta: Meta = { title: 'Basics' };
export default meta;
type Story = StoryObj;

export const Buttons: Story = {
  render: () => (
    <Stack spacing={2}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Stack
          key={size}
          direction="row"
          spacing={1.5}
          useFlexGap
          sx={{ flexWrap: 'wrap', alignItems: 'center' }}
        >
          <Button size={size} variant="contained">
            Save
          </Button>
          <Button size={size} variant="contained" color="accent">
            Start Free Trial
          </Button>
          <Button size={size} variant="outlined">
            Cancel
          </Button>
          <Button size={size} variant="outlined" color="error">
            Delete
          </Button>
          <Button size={size}>Text</Button>
          <Button size={size} variant="contained" disabled>
            Disabled
          </Button>
        </Stack>
      ))}
    </Stack>
  ),
};
export const Notices: Story = {
  render: () => (
    <Stack spacing={2}>
      <Alert severity="info">Numbers are estimates until a source is connected.</Alert>
      <Alert severity="success">The post is live.</Alert>
      <Alert severity="warning">The connection ends in two days.</Alert>
      <Alert severity="error">The site rejected the post. Reconnect and try again.</Alert>
    </Stack>
  ),
};
export const Labels: Story = {
  render: () => (
    <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Chip label="This device" />
      <Chip label="Local SEO" variant="outlined" />
      <Chip label="Selected" color="primary" />
      <Avatar sx={{ bgcolor: 'text.primary', color: 'background.default' }}>AL</Avatar>
      <Link href="#labels">A link in a sentence</Link>
    </Stack>
  ),
};
export const Choices: Story = {
  render: () => (
    <Stack>
      <FormControlLabel control={<Checkbox />} label="Publish when finished" />
      <FormControlLabel control={<Checkbox defaultChecked />} label="Save as draft" />
      <FormControlLabel control={<Switch />} label="Publish automatically" />
      <FormControlLabel disabled control={<Switch defaultChecked />} label="Needs an active plan" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Publish when finished' });
    await userEvent.click(box);
    await expect(box).toBeChecked();
  },
};
export const Progress: Story = {
  render: () => <LinearProgress variant="determinate" value={64} aria-label="Uploading picture" />,
};

const Pages = () => {
  const [tab, setTab] = useState(0);
  return (
    <Tabs value={tab} onChange={(_, next: number) => setTab(next)} aria-label="Article tools">
      <Tab label="Generate" />
      <Tab label="Rewrite" />
      <Tab label="Ideas" />
    </Tabs>
  );
};
export const TabsByKeyboard: Story = {
  render: () => <Pages />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: 'Generate' }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tab', { name: 'Rewrite' })).toHaveAttribute('aria-selected', 'true');
  },
};
