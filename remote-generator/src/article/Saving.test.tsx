import { getArticle, updateArticle } from '@rankwright/contracts/articles';
import { drafts, draftKey } from '@rankwright/sdk/drafts';
import { session } from '@rankwright/sdk/session';
import { answer, refuse } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleArticle } from '../testing/samples.ts';
import { article, server, open, edit, retitle, save, saves } from '../testing/articleScreen.tsx';

describe('saving', () => {
  it('sends what stands on screen, on top of the version it grew from', async () => {
    const sent = saves();
    const { user } = open();
    await retitle(user, 'Pruning roses');
    expect(screen.getByText(/^Kept on this device at/)).toBeVisible();
    await save(user);
    expect(await screen.findByText('Article saved')).toBeVisible();
    expect(sent[0]).toMatchObject({
      title: 'Pruning roses',
      content: article.content,
      baseVersion: 1,
    });
    expect(screen.getByText('Saved.')).toBeVisible();
  });

  it('is also Ctrl+S', async () => {
    const sent = saves();
    const { user } = open();
    await retitle(user, 'Pruning roses');
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it('refuses an empty title or text [C-046]', async () => {
    const { user } = open();
    await retitle(user, '   ');
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Title and content cannot be empty.');
  });

  it('waits without a network, says so, and sends what stands there when it is back [C-059]', async () => {
    const sent = saves();
    const { user } = open();
    await retitle(user, 'Pruning roses');
    fireEvent(window, new Event('offline'));
    await save(user);
    expect(await screen.findByText(/^No network\. It is saved as soon as the network is back/)).toBeVisible();
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

  it('takes its own text, saved before but never answered, for the answer [C-059]', async () => {
    const saved = sampleArticle({ title: 'Pruning roses', version: 2 });
    server.use(
      refuse(updateArticle, 'ARTICLE_CHANGED'),
      answer(getArticle, { success: true, article: saved }),
    );
    const { user } = open();
    await retitle(user, 'Pruning roses');
    await save(user);
    expect(await screen.findByText('Article saved')).toBeVisible();
    expect(screen.getByText('Saved.')).toBeVisible();
  });

  it('says "Failed to save article" when it failed, and keeps the text [C-048] [C-059]', async () => {
    server.use(refuse(updateArticle, 'INTERNAL', ''));
    const { user, unmount } = open();
    await retitle(user, 'Pruning roses');
    await save(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save article');
    unmount();
    const again = open();
    expect(await edit(again.user)).toHaveValue('Pruning roses');
    expect(screen.getByText(/was kept on this device/)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Discard my changes' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(article.title);
  });

  it('sends meta title, description and slug, with a look at the search result', async () => {
    const sent = saves();
    const { user } = open();
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

describe('two windows', () => {
  const typedElsewhere = (title: string) => {
    const { userId } = session.current();
    const name = `article:${article.id}`;
    const { metaTitle, metaDescription, slug, content } = article;
    const value = {
      text: { title, content, metaTitle, metaDescription, slug },
      baseVersion: 1,
    };
    drafts.write(userId, name, value);
    const key = draftKey(userId, name);
    act(() => {
      window.dispatchEvent(
        new StorageEvent('storage', {
          key,
          newValue: localStorage.getItem(key),
        }),
      );
    });
  };

  it('are told of each other; either text can be taken', async () => {
    const { user } = open();
    await retitle(user, 'Mine');
    typedElsewhere('Theirs');
    expect(await screen.findByText(/This article was changed in another window/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Two texts of this article',
    });
    await user.click(within(dialog).getByRole('button', { name: 'Take the other text' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Theirs'));
  });

  it('do not overwrite each other on the server', async () => {
    const theirs = sampleArticle({ title: 'Theirs', version: 2 });
    server.use(
      refuse(updateArticle, 'ARTICLE_CHANGED'),
      answer(getArticle, { success: true, article: theirs }),
    );
    const { user } = open();
    await retitle(user, 'Mine');
    await save(user);
    await screen.findByRole('button', { name: 'Compare' });
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine');
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await user.click(await screen.findByRole('button', { name: 'Keep my text' }));
    const sent = saves();
    await save(user);
    await waitFor(() => expect(sent[0]).toMatchObject({ title: 'Mine', baseVersion: 2 }));
  });
});
