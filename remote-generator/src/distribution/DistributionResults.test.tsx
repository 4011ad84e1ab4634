import { createArticle, updateArticle } from '@rankwright/contracts/articles';
import {
  checkPublication,
  publishToShopify,
  publishToWix,
  retryPublication,
} from '@rankwright/contracts/publishing';
import { mockReply, mockError } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { samplePublication } from '../testing/samples.ts';
import {
  ids,
  createLiveReply,
  createFailedReply,
  createUnknownReply,
  article,
  server,
  open,
  fill,
  choose,
  distribute,
  findResultRow,
} from '../testing/distributionScreen.tsx';

describe('distribution results', () => {
  it('retries only the failed platforms', async () => {
    const calls: string[] = [];
    server.use(
      mockReply(publishToWix, () => {
        calls.push('wix');
        return createFailedReply('wix', 'Too busy');
      }),
      mockReply(publishToShopify, () => {
        calls.push('shopify');
        return createLiveReply('shopify');
      }),
      mockReply(retryPublication, ({ params }) => {
        calls.push(`retry ${String(params.id)}`);
        return {
          success: true as const,
          publication: samplePublication({ id: ids.wix, platform: 'wix' }),
        };
      }),
    );
    const { user } = open();
    await distribute(user, 'wix', 'shopify');
    await user.click(await screen.findByRole('button', { name: 'Retry failed only' }));
    await waitFor(async () => expect(await findResultRow('wix')).toHaveTextContent('Published successfully'));
    expect(calls.toSorted()).toEqual([`retry ${ids.wix}`, 'shopify', 'wix']);
    expect(screen.queryByRole('button', { name: 'Retry failed only' })).not.toBeInTheDocument();
  });

  it('shows an unknown outcome as unknown and updates it when Check now is pressed', async () => {
    server.use(
      mockReply(publishToWix, createUnknownReply('wix')),
      mockReply(checkPublication, {
        success: true,
        publication: samplePublication({
          id: ids.wix,
          platform: 'wix',
          url: 'https://wix.example/roses',
        }),
      }),
    );
    const { user } = open();
    await distribute(user, 'wix');
    expect(await findResultRow('wix')).toHaveTextContent('Unknown: the site did not respond in time.');
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(async () => expect(await findResultRow('wix')).toHaveTextContent('Published successfully'));
  });

  it('shows a Reconnect link when reconnecting fixes the failure', async () => {
    const refused = createFailedReply('wix', 'The key was revoked');
    server.use(
      mockReply(publishToWix, {
        ...refused,
        publication: samplePublication({
          id: ids.wix,
          platform: 'wix',
          state: 'failed',
          remedy: 'reconnect',
        }),
      }),
    );
    const { user } = open();
    await distribute(user, 'wix');
    expect(within(await findResultRow('wix')).getByRole('link', { name: 'Reconnect' })).toHaveAttribute(
      'href',
      '/integrations',
    );
  });
});

describe('saving a draft and scheduling', () => {
  it('opens the Schedule Article dialog filled with the form [C-102]', async () => {
    const { user } = open();
    fill();
    await choose(user, 'wix');
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
