import { createArticle, updateArticle } from '@rankwright/contracts/articles';
import { mockReply, mockError } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { article, server, open, fill, choose } from '../testing/distributionScreen.tsx';

describe('saving a draft and scheduling', () => {
  it('opens the Schedule Article dialog filled with the form [C-102]', async () => {
    const view = open();
    const { user } = view;
    fill();
    await choose(view, 'wix');
    await user.click(screen.getByRole('button', { name: 'Schedule for Later' }));
    const dialog = await screen.findByRole('dialog', {
      name: 'Schedule Article',
    });
    expect(within(dialog).getByRole('textbox', { name: /^Title/ })).toHaveValue('Roses');
    expect(within(dialog).getByRole('textbox', { name: /^Content/ })).toHaveValue('Cut them.');
    expect(await within(dialog).findByRole('checkbox', { name: 'Wix' })).toBeChecked();
  });

  it('saves the text as a draft and links to the history [C-103]', async () => {
    const sent: unknown[] = [];
    server.use(
      mockReply(createArticle, ({ body }) => {
        sent.push(body);
        return { success: true as const, article };
      }),
      mockReply(updateArticle, ({ params }) => {
        sent.push(params.id);
        return { success: true as const, article };
      }),
    );
    const { user, router } = open();
    fill();
    const save = screen.getByRole('button', { name: 'Save as Draft' });
    await user.click(save);
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(sent).toEqual([{ title: 'Roses', content: 'Cut them.' }]);
    await waitFor(() => expect(save).toBeEnabled());
    await user.click(save);
    await waitFor(() => expect(sent[1]).toBe(article.id));
    await user.click(screen.getByRole('button', { name: 'Open history' }));
    expect(router.state.location.pathname).toBe('/content-history');
  });

  it('shows an error when the draft cannot be saved', async () => {
    server.use(mockError(createArticle, 'INTERNAL', ''));
    const { user } = open();
    fill();
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save article');
  });
});
