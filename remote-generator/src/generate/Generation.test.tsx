import { createArticle, generateArticle, getArticle, streamArticle } from '@rankwright/contracts/articles';
import { drafts } from '@rankwright/sdk/drafts';
import { session } from '@rankwright/sdk/session';
import { mockReply, mockError } from '@rankwright/sdk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { sampleArticle } from '../testing/samples.ts';
import { streamGeneration } from '../testing/streamGeneration.ts';
import {
  article,
  firstEvents,
  server,
  open,
  getField,
  fill,
  getSubmitButton,
  findArticle,
} from '../testing/generateScreen.tsx';

describe('generating an article', () => {
  it('shows the result in a Preview and an Edit view [C-044]', async () => {
    const { user, router } = open();
    fill();
    await user.click(getSubmitButton());
    await findArticle();
    expect(screen.getByRole('tab', { name: 'Preview', selected: true })).toBeVisible();
    expect(await screen.findByText('Rose pruning is work for late winter.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue(article.title);
    expect(router.state.location.search).toBe(`?article=${article.id}`);
  });

  it('streams stages and text, and keeps the text written so far when Stop is pressed [C-058]', async () => {
    let saved: unknown;
    server.use(
      streamGeneration(firstEvents, 'open'),
      mockReply(createArticle, ({ body }) => {
        saved = body;
        return { success: true as const, article };
      }),
    );
    const { user } = open();
    fill();
    await user.click(getSubmitButton());
    expect(await screen.findByRole('progressbar', { name: 'Writing 3 of 5' })).toHaveAttribute(
      'aria-valuenow',
      '38',
    );
    expect(await screen.findByText('Rose pruning is')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(await screen.findByText('Stopped')).toBeVisible();
    expect(screen.getByText('Rose pruning is')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save as article' }));
    await findArticle();
    expect(saved).toEqual({
      title: 'rose pruning',
      content: '## When\n\nRose pruning is ',
    });
  });

  it('recovers an unfinished text after the window was closed', async () => {
    server.use(streamGeneration(firstEvents, 'open'));
    const { user, unmount } = open();
    fill();
    await user.click(getSubmitButton());
    await screen.findByText('Rose pruning is');
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    unmount();
    open();
    expect(await screen.findByText('Recovered draft')).toBeVisible();
    expect(await screen.findByText('Rose pruning is')).toBeVisible();
  });

  it('requests the whole article when the stream breaks', async () => {
    server.use(
      streamGeneration(firstEvents, 'broken'),
      mockReply(generateArticle, { success: true, article }),
    );
    const { user } = open();
    fill();
    await user.click(getSubmitButton());
    await findArticle();
    expect(drafts.read(session.current().userId, 'generation')).toBeNull();
  });

  it('shows "Failed to generate article" when generation fails [C-047]', async () => {
    server.use(mockError(streamArticle, 'GENERATION_FAILED'));
    const { user } = open();
    fill();
    await user.click(getSubmitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate article');
    expect(getSubmitButton()).toBeEnabled();
    expect(getField('Primary keyword')).toHaveValue('rose pruning');
  });

  it('shows the reason when the model declines the topic', async () => {
    server.use(
      streamGeneration([
        ...firstEvents.slice(0, 1),
        {
          type: 'error',
          code: 'GENERATION_REFUSED',
          message: 'The writer declined this topic.',
        },
      ]),
    );
    const { user } = open();
    fill();
    await user.click(getSubmitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('The writer declined this topic.');
  });

  it('unwraps an article that arrives in a JSON code block [C-055]', async () => {
    const inner = JSON.stringify({
      title: 'Unwrapped roses',
      content: 'Cut in March.',
    });
    const wrapped = sampleArticle({
      title: 'x',
      content: `\`\`\`json\n${inner}\n\`\`\``,
    });
    server.use(
      streamGeneration([{ type: 'article', article: wrapped }]),
      mockReply(getArticle, { success: true, article: wrapped }),
    );
    const { user } = open();
    fill();
    await user.click(getSubmitButton());
    expect(await screen.findByRole('heading', { name: 'Unwrapped roses' })).toBeVisible();
    expect(await screen.findByText('Cut in March.')).toBeVisible();
  });

  it('labels articles of the built-in offline writer [C-056]', async () => {
    const offline = sampleArticle({
      provenance: {
        writer: 'offline',
        model: null,
        promptVersion: null,
        durationMs: 5,
      },
    });
    server.use(mockReply(getArticle, { success: true, article: offline }));
    open(`/generate-content?article=${offline.id}`);
    expect(
      await screen.findByText('Written by the built-in offline writer, not by an AI model'),
    ).toBeVisible();
  });

  it('shows an error on Ctrl+S when there is no article to save [C-045]', async () => {
    const { user } = open();
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No article to save. Please generate an article first.',
    );
  });
});

describe('saving a stopped text while offline', () => {
  const stopAndSave = async () => {
    const sent: unknown[] = [];
    server.use(
      streamGeneration(firstEvents, 'open'),
      mockReply(createArticle, ({ body }) => {
        sent.push(body);
        return { success: true as const, article };
      }),
    );
    const view = open();
    fill();
    await view.user.click(getSubmitButton());
    await screen.findByText('Rose pruning is');
    await view.user.click(screen.getByRole('button', { name: 'Stop' }));
    fireEvent(window, new Event('offline'));
    await view.user.click(screen.getByRole('button', { name: 'Save as article' }));
    expect(await screen.findByText(/^You are offline\. The text is stored on this device/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save as article' })).toBeDisabled();
    return { ...view, sent };
  };
  const goOnline = () => fireEvent(window, new Event('online'));
  afterEach(goOnline);

  it('waits for the network and opens the article after reconnecting [C-058]', async () => {
    const { sent } = await stopAndSave();
    expect(sent).toEqual([]);
    goOnline();
    await findArticle();
    expect(sent).toHaveLength(1);
  });

  it('can be canceled without losing the text [C-058]', async () => {
    const { user, sent } = await stopAndSave();
    await user.click(screen.getByRole('button', { name: 'Save later' }));
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
    goOnline();
    await user.click(screen.getByRole('button', { name: 'Save as article' }));
    await findArticle();
    expect(sent).toHaveLength(1);
  });

  it('saves nothing after the user left the page [C-058]', async () => {
    const { sent, unmount } = await stopAndSave();
    unmount();
    goOnline();
    open();
    expect(await screen.findByText('Recovered draft')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
