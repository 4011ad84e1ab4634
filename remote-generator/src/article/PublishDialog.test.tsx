import { publishArticle } from '@rankwright/contracts/articlePublishing';
import { getArticle } from '@rankwright/contracts/articles';
import { listConnections } from '@rankwright/contracts/connections';
import { mockError, mockReply, sampleConnections } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  article,
  changeTitle,
  choosePlatform,
  open,
  recordSaves,
  server,
} from '../testing/articleScreen.tsx';
import { samplePublication } from '../testing/samples.ts';
import {
  confirmPublishing,
  mockPreview,
  openPublishDialog,
  recordPublishing,
} from '../testing/publishDialog.ts';

beforeEach(() => mockPreview());

describe('the publish dialog', () => {
  it('publishes the version on screen to all selected sites with one command', async () => {
    const sent = recordPublishing();
    const { user } = await open();
    const dialog = await openPublishDialog(user);
    await user.click(within(dialog).getByRole('checkbox', { name: 'Shopify' }));
    await user.click(within(dialog).getByRole('button', { name: 'Publish to 2 sites' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ platforms: ['wordpress', 'shopify'], version: 1, asDraft: false });
    expect(await screen.findByText('Sending')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('saves unsaved changes first', async () => {
    const saves = recordSaves();
    const sent = recordPublishing();
    const { user } = await open();
    await changeTitle(user, 'Pruning roses');
    await choosePlatform(user, 'WordPress');
    const dialog = await screen.findByRole('dialog', { name: 'Publish “Pruning roses”' });
    expect(saves[0]).toMatchObject({ title: 'Pruning roses' });
    await confirmPublishing(user, dialog);
    await waitFor(() => expect(sent[0]).toMatchObject({ version: 2 }));
  });

  it('shows how the post will look and sends what was changed for one platform', async () => {
    const sent = recordPublishing();
    const { user } = await open();
    const dialog = await openPublishDialog(user);
    const preview = await within(dialog).findByRole('figure', { name: 'Post preview' });
    expect(preview).toHaveTextContent('https://roses.example/prune');
    const tags = within(dialog).getByRole('textbox', { name: 'Tags' });
    expect(tags).toHaveValue('roses');
    fireEvent.change(tags, { target: { value: 'roses, winter' } });
    fireEvent.blur(tags);
    await confirmPublishing(user, dialog);
    await waitFor(() => expect(sent[0]?.options).toEqual({ wordpress: { tags: ['roses', 'winter'] } }));
  });

  it('sends a draft when that is selected', async () => {
    const sent = recordPublishing();
    const { user } = await open();
    const dialog = await openPublishDialog(user);
    await user.click(within(dialog).getByRole('combobox', { name: 'Publish as' }));
    await user.click(screen.getByRole('option', { name: 'Draft on the site' }));
    await user.click(within(dialog).getByRole('button', { name: 'Send as draft to 1 site' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ asDraft: true }));
  });

  it('starts with the default of the selected sites, and leaves it to each site when they differ', async () => {
    server.use(
      mockReply(listConnections, {
        success: true,
        connections: sampleConnections('wordpress', 'shopify').map((connection) => ({
          ...connection,
          publishAs: connection.platform === 'wordpress' ? ('draft' as const) : ('live' as const),
        })),
      }),
    );
    const sent = recordPublishing();
    const { user } = await open();
    const dialog = await openPublishDialog(user);
    const publishAs = within(dialog).getByRole('combobox', { name: 'Publish as' });
    expect(publishAs).toHaveTextContent('Draft on the site');
    expect(within(dialog).getByRole('button', { name: 'Send as draft to 1 site' })).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox', { name: 'Shopify' }));
    expect(publishAs).toHaveTextContent('Each site’s default');
    await user.click(within(dialog).getByRole('button', { name: 'Publish to 2 sites' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).not.toHaveProperty('asDraft');
  });

  it('updates an existing post as it is, and makes it public only when that is selected', async () => {
    const visibility = 'private' as const;
    mockPreview({ isUpdate: true, visibility });
    const sent = recordPublishing();
    const { user } = await open({ ...article, publications: [samplePublication({ visibility })] });
    await choosePlatform(user, 'WordPress');
    const dialog = within(await screen.findByRole('dialog', { name: `Update “${article.title}”` }));
    expect(await dialog.findByText('Update of: https://roses.example/prune')).toBeVisible();
    expect(dialog.getByText('Private on WordPress. The update leaves it so.')).toBeVisible();
    expect(dialog.queryByRole('combobox', { name: 'Publish as' })).not.toBeInTheDocument();
    const makePublic = dialog.getByRole('checkbox', { name: 'Make this private post public' });
    await user.click(makePublic);
    expect(dialog.getByText('This private post becomes public: anyone can read it.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Update and make public' })).toBeVisible();
    await user.click(makePublic);
    await user.click(dialog.getByRole('button', { name: 'Update on 1 site' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ makePublic: [] }));
    expect(sent[0]).not.toHaveProperty('asDraft');
  });

  it('sends the sites whose post becomes public', async () => {
    const visibility = 'draft' as const;
    mockPreview({ isUpdate: true, visibility });
    const sent = recordPublishing();
    const { user } = await open({ ...article, publications: [samplePublication({ visibility })] });
    await choosePlatform(user, 'WordPress');
    await user.click(await screen.findByRole('checkbox', { name: 'Make this draft public' }));
    await user.click(screen.getByRole('button', { name: 'Update and make public' }));
    await waitFor(() => expect(sent[0]).toMatchObject({ makePublic: ['wordpress'] }));
  });

  it('offers no such control for a post that its site publishes by itself', async () => {
    mockPreview({ isUpdate: true, visibility: 'scheduled', publicAt: '2027-03-14T09:00:00.000Z' });
    const { user } = await open({
      ...article,
      publications: [samplePublication({ visibility: 'scheduled' })],
    });
    await choosePlatform(user, 'WordPress');
    expect(
      await screen.findByText(/^Scheduled on WordPress for Mar 14, 2027, .* leaves it so\.$/),
    ).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /public/ })).not.toBeInTheDocument();
  });

  it('names each problem with its fix and cannot publish while one blocks', async () => {
    mockPreview({
      problems: [
        {
          code: 'TOKEN_EXPIRED',
          text: 'The connection has expired.',
          fix: { label: 'Reconnect WordPress', href: '/integrations' },
          blocking: true,
        },
      ],
    });
    const { user } = await open();
    const dialog = await openPublishDialog(user);
    expect(await within(dialog).findByRole('link', { name: 'Reconnect WordPress' })).toHaveAttribute(
      'href',
      '/integrations',
    );
    const button = within(dialog).getByRole('button', { name: 'Publish to 1 site' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Fix the problems on WordPress first.');
  });

  it('shows the server’s reason when it refuses [C-253]', async () => {
    const { user } = await open();
    const dialog = await openPublishDialog(user);
    server.use(
      mockError(publishArticle, 'STARTING_DRAFT_UNEDITED'),
      mockReply(getArticle, { success: true, article }),
    );
    await confirmPublishing(user, dialog);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Publishing ErrorThis is a starting draft. Edit it before you publish.',
    );
  });
});
