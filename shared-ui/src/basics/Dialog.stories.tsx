import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Dialog from '@mui/material/Dialog';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const meta: Meta<typeof Dialog> = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { open: true, maxWidth: 'sm', fullWidth: true },
  argTypes: { maxWidth: { control: 'select', options: ['xs', 'sm', 'md'] } },
  parameters: {
    ...describeComponent({
      purpose: 'Asks for something that has to be answered before going on.',
      keywords: ['modal', 'popup', 'overlay', 'window'],
      parts: ['DialogActions', 'DialogContent', 'DialogContentText', 'DialogTitle'],
      do: ['Give it a title that names the task.', 'Focus the first field.', 'Put the main action last.'],
      dont: ['Open a dialog from a dialog.', 'Use it for long work; that is a page.'],
      states: ['open, closed', 'busy: its main button loads'],
      keyboard: [
        ['Tab', 'Moves through the dialog, not behind it'],
        ['Escape', 'Closes it'],
      ],
    }),
    docs: { story: { inline: false, height: '280px' } },
  },
};
export default meta;
type Story = StoryObj<typeof Dialog>;

export const Open: Story = {
  render: (args) => (
    <Dialog {...args} aria-labelledby="dialog-title">
      <DialogTitle id="dialog-title">Rename the article</DialogTitle>
      <DialogContent>
        <DialogContentText>The published post keeps its URL.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button>Cancel</Button>
        <Button variant="contained">Rename</Button>
      </DialogActions>
    </Dialog>
  ),
};
