import { createArticle, updateArticle } from '@rankwright/contracts/articles';
import {
  checkPublication,
  publishToShopify,
  publishToWix,
  retryPublication,
} from '@rankwright/contracts/publishing';
import { answer, refuse } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { samplePublication } from '../testing/samples.ts';
import {
  ids,
  live,
  failure,
  unknown,
  article,
  server,
  open,
  fill,
  choose,
  distribute,
  line,
} from '../testing/distributionScreen.tsx';

describe('after a run', () => {
  it('retries only what failed', async () => {
    const calls: string[] = [];
    server.use(
      answer(publishToWix, () => {
        calls.push('wix');
        return failure('wix', 'Too busy');
      }),
      answer(publishToShopify, () => {
        calls.push('shopify');
        return live('shopify');
      }),
      answer(retryPublication, ({ params }) => {
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
    await waitFor(async () => expect(await line('wix')).toHaveTextContent('Published successfully'));
    expect(calls.toSorted()).toEqual([`retry ${ids.wix}`, 'shopify', 'wix']);
    expect(screen.queryByRole('button', { name: 'Retry failed only' })).not.toBeInTheDocument();
  });

  it('does not call an unknown outcome a failure; Check now settles it', async () => {
    server.use(
      answer(publishToWix, unknown('wix')),
      answer(checkPublication, {
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
    expect(await line('wix')).toHaveTextContent('Unknown: the site did not answer in time.');
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await waitFor(async () => expect(await line('wix')).toHaveTextContent('Published successfully'));
  });

  it('offers to connect again where that mends it', async () => {
    const refused = failure('wix', 'The key was revoked');
    server.use(
      answer(publishToWix, {
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
    expect(within(await line('wix')).getByRole('link', { name: 'Reconnect' })).toHaveAttribute(
      'href',
      '/integrations',
    );
  });
});

describe('keeping and scheduling', () => {
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

  it('saves the text as a draft that the history shows [C-103]', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(createArticle, ({ body }) => {
        sent.push(body);
        return { success: true as const, article };
      }),
      answer(updateArticle, ({ params }) => {
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

  it('says when the draft could not be saved', async () => {
    server.use(refuse(createArticle, 'INTERNAL', ''));
    const { user } = open();
    fill();
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save article');
  });
});
