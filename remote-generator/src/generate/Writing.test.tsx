import { createArticle, generateArticle, getArticle, streamArticle } from '@rankwright/contracts/articles';
import { drafts } from '@rankwright/sdk/drafts';
import { session } from '@rankwright/sdk/session';
import { answer, refuse } from '@rankwright/sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { sampleArticle } from '../testing/samples.ts';
import { streamed } from '../testing/streamed.ts';
import {
  article,
  beginning,
  server,
  open,
  field,
  fill,
  submit,
  written,
} from '../testing/generateScreen.tsx';

describe('writing', () => {
  it('shows the result in a Preview or an Edit view [C-044]', async () => {
    const { user, router } = open();
    fill();
    await user.click(submit());
    await written();
    expect(screen.getByRole('tab', { name: 'Preview', selected: true })).toBeVisible();
    expect(await screen.findByText('Rose pruning is work for late winter.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(article.title);
    expect(router.state.location.search).toBe(`?article=${article.id}`);
  });

  it('shows stages and words as they come; Stop keeps what was written so far [C-058]', async () => {
    let kept: unknown;
    server.use(
      streamed(beginning, 'open'),
      answer(createArticle, ({ body }) => {
        kept = body;
        return { success: true as const, article };
      }),
    );
    const { user } = open();
    fill();
    await user.click(submit());
    expect(await screen.findByRole('progressbar', { name: 'Writing 3 of 5' })).toHaveAttribute(
      'aria-valuenow',
      '38',
    );
    expect(await screen.findByText('Rose pruning is')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped')).toBeVisible();
    expect(screen.getByText('Rose pruning is')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep this text' }));
    await written();
    expect(kept).toEqual({
      title: 'rose pruning',
      content: '## When\n\nRose pruning is ',
    });
  });

  it('finds a text again that was being written when the window closed', async () => {
    server.use(streamed(beginning, 'open'));
    const { user, unmount } = open();
    fill();
    await user.click(submit());
    await screen.findByText('Rose pruning is');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    unmount();
    open();
    expect(await screen.findByText('Found again')).toBeVisible();
    expect(await screen.findByText('Rose pruning is')).toBeVisible();
  });

  it('asks for the whole article when the stream breaks', async () => {
    server.use(streamed(beginning, 'broken'), answer(generateArticle, { success: true, article }));
    const { user } = open();
    fill();
    await user.click(submit());
    await written();
    expect(drafts.read(session.current().userId, 'generation')).toBeNull();
  });

  it('says "Failed to generate article" when it failed [C-047]', async () => {
    server.use(refuse(streamArticle, 'GENERATION_FAILED'));
    const { user } = open();
    fill();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate article');
    expect(submit()).toBeEnabled();
    expect(field('Primary keyword')).toHaveValue('rose pruning');
  });

  it('says why the writer declined, in its own words', async () => {
    server.use(
      streamed([
        ...beginning.slice(0, 1),
        {
          type: 'error',
          code: 'GENERATION_REFUSED',
          message: 'The writer declined this topic.',
        },
      ]),
    );
    const { user } = open();
    fill();
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('The writer declined this topic.');
  });

  it('unwraps a text that arrives in a JSON block [C-055]', async () => {
    const inner = JSON.stringify({
      title: 'Unwrapped roses',
      content: 'Cut in March.',
    });
    const wrapped = sampleArticle({
      title: 'x',
      content: `\`\`\`json\n${inner}\n\`\`\``,
    });
    server.use(
      streamed([{ type: 'article', article: wrapped }]),
      answer(getArticle, { success: true, article: wrapped }),
    );
    const { user } = open();
    fill();
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Unwrapped roses' })).toBeVisible();
    expect(await screen.findByText('Cut in March.')).toBeVisible();
  });

  it('labels what the offline writer wrote [C-056]', async () => {
    const offline = sampleArticle({
      provenance: {
        writer: 'offline',
        model: null,
        promptVersion: null,
        durationMs: 5,
      },
    });
    server.use(answer(getArticle, { success: true, article: offline }));
    open(`/generate-content?article=${offline.id}`);
    expect(
      await screen.findByText('Written by the built-in offline writer, not by an AI model'),
    ).toBeVisible();
  });

  it('says that there is nothing to save yet [C-045]', async () => {
    const { user } = open();
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No article to save. Please generate an article first.',
    );
  });
});

describe('keeping a stopped text without a network', () => {
  const stopped = async () => {
    const sent: unknown[] = [];
    server.use(
      streamed(beginning, 'open'),
      answer(createArticle, ({ body }) => {
        sent.push(body);
        return { success: true as const, article };
      }),
    );
    const screenOf = open();
    fill();
    await screenOf.user.click(submit());
    await screen.findByText('Rose pruning is');
    await screenOf.user.click(screen.getByRole('button', { name: 'Stop' }));
    fireEvent(window, new Event('offline'));
    await screenOf.user.click(screen.getByRole('button', { name: 'Keep this text' }));
    expect(await screen.findByText(/^No network\. It is kept as soon as the network is back/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep this text' })).toBeDisabled();
    return { ...screenOf, sent };
  };
  const comeBack = () => fireEvent(window, new Event('online'));
  afterEach(comeBack);

  it('waits, says so, and opens the article when it is back [C-058]', async () => {
    const { sent } = await stopped();
    expect(sent).toEqual([]);
    comeBack();
    await written();
    expect(sent).toHaveLength(1);
  });

  it('can be left; the text still lies on this device [C-058]', async () => {
    const { user, sent } = await stopped();
    await user.click(screen.getByRole('button', { name: 'Keep it later' }));
    expect(screen.queryByText(/^No network/)).not.toBeInTheDocument();
    comeBack();
    await user.click(screen.getByRole('button', { name: 'Keep this text' }));
    await written();
    expect(sent).toHaveLength(1);
  });

  it('keeps nothing after the person went elsewhere [C-058]', async () => {
    const { sent, unmount } = await stopped();
    unmount();
    comeBack();
    open();
    expect(await screen.findByText('Found again')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
