import { previewPublication } from '@rankwright/contracts/articlePublishing';
import { mockError, mockReply, renderScreen, sampleConnections } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { article, server } from '../testing/articleScreen.tsx';
import { mockPreview } from '../testing/publishDialog.ts';
import { PublishDialog } from './PublishDialog.tsx';

beforeEach(() => mockPreview());

const wordpress = sampleConnections('wordpress').filter((site) => site.connected);

const open = async (connected = wordpress, change: Partial<typeof article> = {}) => {
  const onPublish = jest.fn();
  const { user } = renderScreen(
    <PublishDialog
      article={{ ...article, ...change }}
      connected={connected}
      requested={['wordpress']}
      onPublish={onPublish}
      onClose={jest.fn()}
    />,
  );
  const element = await screen.findByRole('dialog', { name: `Publish “${article.title}”` });
  return { user, onPublish, element, dialog: within(element) };
};

describe('the states of the publish dialog', () => {
  it('shows that the preview is loading, and can publish meanwhile', async () => {
    server.use(mockReply(previewPublication, () => new Promise(() => undefined)));
    const { dialog, element } = await open();
    expect(dialog.getByLabelText('Loading…')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Publish to 1 site' })).toBeEnabled();
    expect(await axe(element)).toHaveNoViolations();
  });

  it('publishes only once a preview that failed is loaded again', async () => {
    server.use(mockError(previewPublication, 'INTERNAL'));
    const { user, dialog, element, onPublish } = await open();
    expect(await dialog.findByText('The preview could not be loaded')).toBeVisible();
    expect(await axe(element)).toHaveNoViolations();
    const publish = dialog.getByRole('button', { name: 'Publish to 1 site' });
    expect(publish).toBeDisabled();
    expect(publish).toHaveAccessibleDescription(
      'The preview for WordPress could not be loaded. Retry before you publish.',
    );
    mockPreview();
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByRole('figure', { name: 'Post preview' })).toBeVisible();
    await user.click(publish);
    expect(onPublish).toHaveBeenCalledTimes(1);
  });

  it('offers only the fields that an update of an imported post sends', async () => {
    mockPreview({ isUpdate: true });
    const { dialog } = await open(wordpress, { kind: 'imported' });
    expect(await dialog.findByRole('textbox', { name: 'Categories' })).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Tags' })).toBeVisible();
    for (const name of ['Slug', 'Author', 'Excerpt'])
      expect(dialog.queryByRole('textbox', { name })).toBeNull();
  });

  it('offers all fields of a post that was written here', async () => {
    mockPreview({ isUpdate: true });
    const { dialog } = await open();
    for (const name of ['Slug', 'Author', 'Categories', 'Tags', 'Excerpt'])
      expect(await dialog.findByRole('textbox', { name })).toBeVisible();
  });

  it('leads to the integrations when no site is connected', async () => {
    const { dialog, element } = await open([]);
    expect(dialog.getByText(/No site is connected yet/)).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Connect a site' })).toHaveAttribute('href', '/integrations');
    expect(dialog.getByRole('button', { name: 'Publish' })).toBeDisabled();
    expect(await axe(element)).toHaveNoViolations();
  });
});
