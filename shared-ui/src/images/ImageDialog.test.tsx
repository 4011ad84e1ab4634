import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RankwrightTheme } from '../theme/RankwrightTheme.tsx';
import { ImageDialog, type SelectedImage } from './ImageDialog.tsx';

const openDialog = (onConfirm: (image: SelectedImage) => Promise<void>, file: File | null = null) => {
  render(
    <RankwrightTheme>
      <ImageDialog
        title="Add an image"
        confirmLabel="Add image"
        maxPixels={2_000}
        file={file}
        onCancel={jest.fn()}
        onConfirm={onConfirm}
      />
    </RankwrightTheme>,
  );
  return userEvent.setup();
};
const getAlt = () => screen.getByRole('textbox', { name: 'Alternative text' });
const setUrl = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: 'Or the URL of an image' }), { target: { value } });
const add = () => screen.getByRole('button', { name: 'Add image' });
const url = 'https://roses.example/rose.jpg';

describe('ImageDialog', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:rose';
    URL.revokeObjectURL = () => undefined;
  });

  it('asks for an image and for its description', async () => {
    const onConfirm = jest.fn();
    const user = openDialog(onConfirm);
    await user.click(add());
    expect(screen.getByText('Choose a file, or enter a URL that starts with https://')).toBeVisible();
    expect(getAlt()).toHaveAccessibleDescription(/Describe the image, or mark it as decorative\./);
    setUrl('http://roses.example/rose.jpg');
    fireEvent.change(getAlt(), { target: { value: 'A rose' } });
    await user.click(add());
    expect(onConfirm).not.toHaveBeenCalled();
    setUrl(url);
    await user.click(add());
    await waitFor(() => expect(onConfirm).toHaveBeenCalledWith({ source: url, alt: 'A rose' }));
  });

  it('needs no description for a decorative image', async () => {
    const onConfirm = jest.fn();
    const user = openDialog(onConfirm);
    setUrl(url);
    await user.click(screen.getByRole('checkbox', { name: /^Decorative/ }));
    expect(getAlt()).toBeDisabled();
    await user.click(add());
    await waitFor(() => expect(onConfirm).toHaveBeenCalledWith({ source: url, alt: '' }));
  });

  it('shows why the image could not be added, and can try again', async () => {
    const onConfirm = jest.fn().mockRejectedValueOnce(new Error('Your storage is full.'));
    const user = openDialog(onConfirm);
    setUrl(url);
    fireEvent.change(getAlt(), { target: { value: 'A rose' } });
    await user.click(add());
    expect(await screen.findByRole('alert')).toHaveTextContent('Your storage is full.');
    await user.click(add());
    await waitFor(() => expect(onConfirm).toHaveBeenCalledTimes(2));
  });

  it('crops a file, in the shape that is selected', async () => {
    const user = openDialog(jest.fn(), new File(['x'], 'rose.png', { type: 'image/png' }));
    expect(screen.getByRole('button', { name: 'Original', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '16:9' }));
    expect(screen.getByRole('button', { name: '16:9', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose another image' }));
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });
});
