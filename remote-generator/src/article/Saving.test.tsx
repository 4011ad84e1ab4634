import { getArticle, updateArticle } from '@rankwright/contracts/articles';
import { drafts, createDraftKey } from '@rankwright/sdk/drafts';
import { session } from '@rankwright/sdk/session';
import { mockReply, mockError } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleArticle } from '../testing/samples.ts';
import {
  article,
  server,
  open,
  openPanelTab,
  edit,
  changeTitle,
  save,
  recordSaves,
} from '../testing/articleScreen.tsx';

describe('saving', () => {
  it('sends the current text with the version it is based on', async () => {
    const sent = recordSaves();
    const { user } = await open();
    await changeTitle(user, 'Pruning roses');
    expect(screen.getByText('Unsaved changes.')).toBeVisible();
    await save(user);
    expect(await screen.findByText('Article saved')).toBeVisible();
    expect(sent[0]).toMatchObject({
      title: 'Pruning roses',
      content: article.content,
      baseVersion: 1,
    });
    expect(screen.getByText('Saved.')).toBeVisible();
  });

  it('saves when Ctrl+S is pressed', async () => {
    const sent = recordSaves();
    const { user } = await open();
    await changeTitle(user, 'Pruning roses');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('shows an error when title or content is empty [C-046]', async () => {
    const { user } = await open();
    await changeTitle(user, '   ');
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Title and content cannot be empty.');
  });

  it('waits while offline and sends the latest text after reconnecting [C-059]', async () => {
    const sent = recordSaves();
    const { user } = await open();
    await changeTitle(user, 'Pruning roses');
    fireEvent(window, new Event('offline'));
    await save(user);
    expect(
      await screen.findByText(/^You are offline\. Your changes are stored on this device/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    fireEvent.change(screen.getByRole('textbox', { name: 'Title' }), {
      target: { value: 'Pruning late' },
    });
    expect(sent).toEqual([]);
    fireEvent(window, new Event('online'));
    expect(await screen.findByText('Article saved')).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ title: 'Pruning late', baseVersion: 1 });
    expect(screen.getByText('Saved.')).toBeVisible();
  });

  it('treats a conflict as saved when the server already has the same text [C-059]', async () => {
    const saved = sampleArticle({ title: 'Pruning roses', version: 2 });
    server.use(
      mockError(updateArticle, 'ARTICLE_CHANGED'),
      mockReply(getArticle, { success: true, article: saved }),
    );
    const { user } = await open();
    await changeTitle(user, 'Pruning roses');
    await save(user);
    expect(await screen.findByText('Article saved')).toBeVisible();
    expect(screen.getByText('Saved.')).toBeVisible();
  });

  it('shows "Failed to save article" when saving fails and keeps the draft [C-048] [C-059]', async () => {
    server.use(mockError(updateArticle, 'INTERNAL', ''));
    const { user, unmount } = await open();
    await changeTitle(user, 'Pruning roses');
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save article');
    unmount();
    const again = await open();
    expect(await edit(again.user)).toHaveValue('Pruning roses');
    expect(screen.getByText(/^Draft from .* restored/)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await again.user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Pruning roses');
    await again.user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await again.user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(article.title);
  });

  it('saves meta title, description and slug and previews the search result', async () => {
    const sent = recordSaves();
    const { user } = await open();
    await openPanelTab(user, 'Post');
    fireEvent.change(screen.getByRole('textbox', { name: 'Meta title' }), {
      target: { value: 'Rose pruning' },
    });
    fireEvent.change(screen.getByRole('textbox', { name: 'Meta description' }), {
      target: { value: 'Why rose pruning pays.' },
    });
    const slug = screen.getByRole('textbox', { name: 'Slug' });
    fireEvent.change(slug, { target: { value: 'Rose Pruning!' } });
    fireEvent.blur(slug);
    const result = screen.getByRole('figure', {
      name: 'Search result preview',
    });
    expect(result).toHaveTextContent('your-site.com › rose-pruning');
    expect(within(result).getByText('rose pruning', { selector: 'b' })).toBeVisible();
    await save(user);
    await waitFor(() =>
      expect(sent[0]).toMatchObject({
        metaTitle: 'Rose pruning',
        metaDescription: 'Why rose pruning pays.',
        slug: 'rose-pruning',
      }),
    );
  });
});

describe('editing in two windows', () => {
  const typeInOtherWindow = (title: string) => {
    const { userId } = session.current();
    const name = `article:${article.id}`;
    const { metaTitle, metaDescription, slug, content } = article;
    const value = {
      text: { title, content, metaTitle, metaDescription, slug },
      baseVersion: 1,
    };
    drafts.write(userId, name, value);
    const key = createDraftKey(userId, name);
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', {
          key,
          newValue: localStorage.getItem(key),
        }),
      );
    });
  };

  it('warns about the other window and can use its version', async () => {
    const { user } = await open();
    await changeTitle(user, 'Mine');
    typeInOtherWindow('Theirs');
    expect(await screen.findByText(/This article was changed in another window/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Compare versions',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Use the other version' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Theirs'));
  });

  it('does not overwrite a version saved by another window', async () => {
    const theirs = sampleArticle({ title: 'Theirs', version: 2 });
    server.use(
      mockError(updateArticle, 'ARTICLE_CHANGED'),
      mockReply(getArticle, { success: true, article: theirs }),
    );
    const { user } = await open();
    await changeTitle(user, 'Mine');
    await save(user);
    await screen.findByRole('button', { name: 'Compare' });
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await user.click(await screen.findByRole('button', { name: 'Keep my version' }));
    const sent = recordSaves();
    await save(user);
    await waitFor(() => expect(sent[0]).toMatchObject({ title: 'Mine', baseVersion: 2 }));
  });
});
