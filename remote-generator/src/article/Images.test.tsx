import { uploadArticleImage } from '@rankwright/contracts/articles';
import type { ImageDialogProps } from '@rankwright/shared-ui/images';
import { mockError, mockReply } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { open, openPanelTab, server } from '../testing/articleScreen.tsx';

// jsdom draws nothing: the dialog hands over a finished image.
jest.mock('@rankwright/shared-ui/images', () => ({
  ImageDialog: ({ title, file, onConfirm }: ImageDialogProps) => {
    const [failure, setFailure] = useState('');
    const confirm = () =>
      onConfirm({ source: new Blob(['rose']), alt: 'A rose' }).catch((error: unknown) =>
        setFailure(error instanceof Error ? error.message : 'failed'),
      );
    return (
      <div role="dialog" aria-label={title}>
        <button onClick={() => void confirm()}>Add {file?.name ?? 'it'}</button>
        <p role="alert">{failure}</p>
      </div>
    );
  },
}));
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const url = '/api/files/articles/1b4e28ba-2fa1-41d2-883f-0016d3cca427.webp';
const mockUpload = () => server.use(mockReply(uploadArticleImage, { success: true, url }));
const findText = () => screen.findByRole('textbox', { name: 'Content' });
const image = new File(['rose'], 'rose.png', { type: 'image/png' });
const createTransfer = (text = '') => ({
  files: [image],
  items: [],
  types: ['Files'],
  getData: (type: string) => (type === 'text/plain' ? text : ''),
});

describe('images of the text', () => {
  it('are uploaded and put at the caret', async () => {
    mockUpload();
    const { user } = await open();
    const text = await findText();
    await user.click(screen.getByRole('button', { name: 'Image' }));
    await user.click(await screen.findByRole('button', { name: 'Add it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(text.querySelector(`img[src="${url}"]`)).toHaveAttribute('alt', 'A rose');
  });

  it('can be pasted as files, but not with a copied text', async () => {
    mockUpload();
    const { user } = await open();
    const text = await findText();
    fireEvent.paste(text, { clipboardData: createTransfer('Copied words') });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.paste(text, { clipboardData: createTransfer() });
    await user.click(await screen.findByRole('button', { name: 'Add rose.png' }));
    await waitFor(() => expect(text.querySelector(`img[src="${url}"]`)).toBeInTheDocument());
  });

  it('stay with the person when they cannot be stored', async () => {
    server.use(mockError(uploadArticleImage, 'STORAGE_LIMIT', 'Your storage is full.'));
    const { user } = await open();
    const text = await findText();
    await user.click(screen.getByRole('button', { name: 'Image' }));
    await user.click(await screen.findByRole('button', { name: 'Add it' }));
    expect(await screen.findByText('Your storage is full.')).toBeVisible();
    expect(text.querySelector('img[alt="A rose"]')).toBeNull();
  });
});

it('uploads a cover image with its description, and removes it', async () => {
  mockUpload();
  const { user } = await open();
  await openPanelTab(user, 'Post');
  await user.click(screen.getByRole('button', { name: 'Choose a cover image' }));
  await user.click(await screen.findByRole('button', { name: 'Add it' }));
  const field = screen.getByRole('textbox', { name: 'Cover image URL' });
  await waitFor(() => expect(field).toHaveValue(url));
  expect(screen.getByRole('textbox', { name: 'Image description (alt text)' })).toHaveValue('A rose');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(field).toHaveValue('');
});
