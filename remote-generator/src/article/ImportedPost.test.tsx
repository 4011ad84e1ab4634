import { getImportedPost, resolveSiteChange, type ImportedPost } from '@rankwright/contracts/archive';
import { getArticle } from '@rankwright/contracts/articles';
import { mockReply } from '@rankwright/sdk/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { edit, open, recordSaves, save, server } from '../testing/articleScreen.tsx';
import { sampleArticle, samplePublication } from '../testing/samples.ts';

const imported = sampleArticle({
  kind: 'imported',
  content: 'My text.\n\n<!-- wp:gallery -->\n<figure></figure>\n<!-- /wp:gallery -->',
});
const samplePost = (change: Partial<ImportedPost> = {}): ImportedPost => ({
  platform: 'wordpress',
  kind: 'post',
  url: 'https://garden.example/roses/',
  status: 'publish',
  modifiedAt: '2026-11-20T09:00:00.000Z',
  keptBlocks: [{ name: 'gallery', count: 1 }],
  siteChange: null,
  ...change,
});
const answer = (post: ImportedPost) => server.use(mockReply(getImportedPost, { success: true, post }));

describe('an imported article', () => {
  it('says where it comes from, with a link to the post', async () => {
    answer(samplePost());
    const { container } = await open(imported);
    expect(await screen.findByText(/A post imported from WordPress/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open it on the site' })).toHaveAttribute(
      'href',
      'https://garden.example/roses/',
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says who can see the post there', async () => {
    answer(samplePost({ status: 'private' }));
    const publications = [samplePublication({ visibility: 'private' })];
    await open(sampleArticle({ ...imported, state: 'notPublic', publications }));
    expect(await screen.findByText(/It stays as it is there: Private on WordPress\./)).toBeVisible();
    expect(screen.getByRole('group', { name: 'Status' })).toHaveTextContent('Private on WordPress');
  });

  it('offers only the fields that an update of the post sends', async () => {
    answer(samplePost());
    const { user } = await open(imported);
    await edit(user);
    await user.click(screen.getByRole('tab', { name: 'Post' }));
    expect(await screen.findByRole('textbox', { name: 'Tags' })).toBeVisible();
    for (const name of ['Slug', 'Excerpt', 'Author'])
      expect(screen.queryByRole('textbox', { name })).not.toBeInTheDocument();
  });

  it('is edited as Markdown, so that its HTML blocks stay', async () => {
    answer(samplePost());
    const sent = recordSaves();
    const { user } = await open(imported);
    await edit(user);
    const content = screen.getByRole('textbox', { name: 'Content' });
    expect(content).toHaveValue(imported.content);
    fireEvent.change(content, { target: { value: imported.content.replace('My text', 'My new text') } });
    await save(user);
    expect(sent[0]?.content).toBe(imported.content.replace('My text', 'My new text'));
  });

  it('asks about a post that was created here and changed on its site', async () => {
    const modifiedAt = '2026-11-21T09:00:00.000Z';
    answer(
      samplePost({
        siteChange: { title: 'Roses', content: 'The text of the site.', modifiedAt, conflicts: [] },
      }),
    );
    const publications = [samplePublication({ state: 'failed', remedy: 'edit' })];
    await open(sampleArticle({ publications }));
    expect(await screen.findByText(/changed on your site and here/)).toBeVisible();
    expect(screen.queryByText(/imported from/)).not.toBeInTheDocument();
  });

  it('compares both texts after a change on the site, and sends the choice', async () => {
    const choices: unknown[] = [];
    answer(
      samplePost({
        siteChange: {
          title: 'Roses',
          content: 'The text of the site.',
          modifiedAt: '2026-11-21T09:00:00.000Z',
          conflicts: [{ own: 'My text.', site: 'The editor’s text.' }],
        },
      }),
    );
    server.use(
      mockReply(resolveSiteChange, ({ body }) => {
        choices.push(body);
        return { success: true as const, post: samplePost() };
      }),
    );
    server.use(mockReply(getArticle, { success: true, article: imported }));
    const { user } = await open(imported);
    await screen.findByText(/changed on your site and here/);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed on your site and here' }));
    const [place] = within(dialog.getByRole('list', { name: 'Places that both changed' })).getAllByRole(
      'listitem',
    );
    expect(place).toHaveTextContent('Yours: My text.');
    expect(place).toHaveTextContent('On the site: The editor’s text.');
    await user.click(dialog.getByRole('button', { name: 'Keep my text' }));
    expect(choices).toEqual([{ use: 'own' }]);
    expect(screen.queryByText(/changed on your site and here/)).toBeNull();
  });
});
