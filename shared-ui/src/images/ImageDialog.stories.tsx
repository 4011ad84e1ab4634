import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ImageDialog } from './ImageDialog.tsx';
import { describeComponent } from '../../.storybook/describeComponent.ts';

const sampleSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#DDD6C8"/><circle cx="600" cy="320" r="150" fill="#C8371B"/><path d="M320 800a280 280 0 0 1 560 0z" fill="#1B1916"/></svg>';

const meta: Meta<typeof ImageDialog> = {
  title: 'Components/ImageDialog',
  parameters: describeComponent({
    purpose: 'Adds an image: a file or a URL, the part to show, and its alternative text.',
    keywords: ['image', 'photo', 'upload', 'crop', 'alt', 'decorative', 'cover'],
    do: ['Say in the title what the image is for.'],
    dont: ['Use it for a portrait; that is an ImageCropDialog.'],
    states: ['choosing', 'cropping', 'description missing', 'storing', 'failed'],
    keyboard: [
      ['Arrows', 'Moves the image within its frame'],
      ['Left, Right on Zoom', 'Zooms'],
      ['Enter', 'Adds the image'],
      ['Escape', 'Closes it'],
    ],
  }),
  component: ImageDialog,
  args: {
    title: 'Add an image',
    file: null,
    maxPixels: 2_000,
    confirmLabel: 'Add image',
    onCancel: fn(),
    onConfirm: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof ImageDialog>;

export const Choose: Story = {};
export const Crop: Story = {
  args: { file: new File([sampleSvg], 'rose.svg', { type: 'image/svg+xml' }) },
};
export const DescriptionMissing: Story = {
  play: async ({ args, canvasElement }) => {
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Add an image' }),
    );
    await userEvent.type(dialog.getByLabelText('Or the URL of an image'), 'https://roses.example/rose.jpg');
    await userEvent.click(dialog.getByRole('button', { name: 'Add image' }));
    await expect(dialog.getByText('Describe the image, or mark it as decorative.')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
