import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ImageCropDialog } from './ImageCropDialog.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const sampleSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#DDD6C8"/><circle cx="600" cy="320" r="150" fill="#C8371B"/><path d="M320 800a280 280 0 0 1 560 0z" fill="#1B1916"/></svg>';

const meta: Meta<typeof ImageCropDialog> = {
  title: 'Components/ImageCropDialog',
  parameters: describeComponent({
    purpose: 'Chooses the square part of a picture.',
    keywords: ['image', 'crop', 'upload', 'avatar', 'zoom'],
    do: ['Start with the whole picture.'],
    dont: ['Upload before the part is selected.'],
    states: ['choosing', 'picture could not be read'],
    keyboard: [
      ['Arrows', 'Moves the square'],
      ['Left, Right on Zoom', 'Zooms'],
      ['Escape', 'Closes it'],
    ],
  }),
  component: ImageCropDialog,
  args: {
    open: true,
    file: new File([sampleSvg], 'portrait.svg', { type: 'image/svg+xml' }),
    onCancel: fn(),
    onCrop: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ImageCropDialog>;

export const Crop: Story = {};
