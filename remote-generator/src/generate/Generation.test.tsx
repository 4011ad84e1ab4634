import { getArticle } from '@rankwright/contracts/articles';
import {
  findOverlaps,
  getGeneration,
  listGenerations,
  startGeneration,
  stopGeneration,
} from '@rankwright/contracts/generations';
import type { AccountEventData } from '@rankwright/contracts/events';
import { applyAccountEvent } from '@rankwright/sdk/events';
import { mockReply, mockError, sampleGeneration, sampleId } from '@rankwright/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleArticle } from '../testing/samples.ts';
import {
  article,
  server,
  open,
  getField,
  fill,
  getSubmitButton,
  findArticle,
} from '../testing/generateScreen.tsx';

const { id, state, stage, section, sections, words } = sampleGeneration();
const writing = sampleArticle({
  content: '',
  state: 'writing',
  generation: { id, state: 'running', stage, section, sections, words },
});
const progress = { id, stage, section, sections, words, articleId: article.id, wordGoal: 800, error: null };

/** The server writes until `finish`; then the article has its text. */
const mockWriting = () => {
  let current = writing;
  const sent: unknown[] = [];
  server.use(
    mockReply(startGeneration, ({ body }) => {
      sent.push(body);
      return { success: true as const, generation: sampleGeneration() };
    }),
    mockReply(getGeneration, { success: true, generation: sampleGeneration() }),
    mockReply(getArticle, () => ({ success: true as const, article: current })),
  );
  return {
    sent,
    finish: (next = article) => {
      current = next;
    },
  };
};
const start = async () => {
  const view = open();
  fill();
  await view.user.click(getSubmitButton());
  await screen.findByRole('region', { name: 'Writing' });
  return view;
};

describe('generating an article', () => {
  it('opens the article and shows progress in sections and words [C-058]', async () => {
    const { sent } = mockWriting();
    const { router } = await start();
    expect(router.state.location.search).toBe(`?article=${article.id}`);
    expect(sent[0]).toMatchObject({ primaryKeyword: 'rose pruning', wordCount: 800 });
    expect(screen.getByRole('progressbar', { name: 'Writing section 2 of 4' })).toHaveAttribute(
      'aria-valuenow',
      '29',
    );
    expect(screen.getByText('210 of about 800 words')).toBeVisible();
    expect(await screen.findByText('Rose pruning is work for late winter.')).toBeVisible();
    const sections = screen.getByRole('list', { name: 'Sections' });
    expect(within(sections).getByRole('listitem')).toHaveTextContent('When7 words');
  });

  it('adds text as it is written and opens the editor when it is done [C-044]', async () => {
    const writer = mockWriting();
    const { queryClient } = await start();
    await screen.findByText('Rose pruning is work for late winter.');
    const send = (event: Partial<AccountEventData<'generation'>>) =>
      act(() =>
        applyAccountEvent(queryClient, {
          id: '1-1',
          type: 'generation',
          data: { ...progress, state, added: null, ...event },
        }),
      );
    send({ added: { offset: sampleGeneration().text.length, text: ' Cut.' }, words: 360 });
    expect(await screen.findByText('Rose pruning is work for late winter. Cut.')).toBeVisible();
    expect(screen.getByText('360 of about 800 words')).toBeVisible();
    writer.finish();
    send({ state: 'done' });
    await findArticle();
    expect(screen.getByRole('tab', { name: 'Edit', selected: true })).toBeVisible();
  });

  it('keeps the text written so far when Stop is pressed [C-058]', async () => {
    const writer = mockWriting();
    server.use(
      mockReply(stopGeneration, () => {
        writer.finish(sampleArticle({ content: '## When\n\nRose pruning is' }));
        return { success: true as const, generation: sampleGeneration({ state: 'stopped' }) };
      }),
    );
    const { user } = await start();
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    await findArticle();
    expect(await screen.findByText('Rose pruning is')).toBeVisible();
  });

  it('shows the progress again after the page was left', async () => {
    mockWriting();
    const { unmount } = await start();
    unmount();
    open(`/generate-content?article=${article.id}`);
    expect(await screen.findByRole('progressbar', { name: 'Writing section 2 of 4' })).toBeVisible();
  });

  it('lists what is being written', async () => {
    server.use(mockReply(listGenerations, { success: true, generations: [sampleGeneration()] }));
    open();
    expect(await screen.findByRole('link', { name: sampleGeneration().title })).toHaveAttribute(
      'href',
      `/generate-content?article=${article.id}`,
    );
  });

  it('shows "Failed to generate article" when it cannot start [C-047]', async () => {
    server.use(mockError(startGeneration, 'GENERATION_FAILED'));
    const { user } = open();
    fill();
    await user.click(getSubmitButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to generate article');
    expect(getSubmitButton()).toBeEnabled();
    expect(getField('Primary keyword')).toHaveValue('rose pruning');
  });

  it('shows the reason when it fails, and the form again', async () => {
    const writer = mockWriting();
    const { queryClient } = await start();
    writer.finish(sampleArticle({ content: '', state: 'idea' }));
    const outcome = { state: 'failed', error: 'The writer declined this topic.' } as const;
    server.use(
      mockReply(getGeneration, { success: true, generation: { ...sampleGeneration(), ...outcome } }),
    );
    act(() =>
      applyAccountEvent(queryClient, {
        id: '1-1',
        type: 'generation',
        data: { ...progress, ...outcome, added: null },
      }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('The writer declined this topic.');
    expect(await screen.findByRole('button', { name: 'Generate Article' })).toBeEnabled();
  });

  it('unwraps an article that arrives in a JSON code block [C-055]', async () => {
    const inner = JSON.stringify({ title: 'Unwrapped roses', content: 'Cut in March.' });
    const wrapped = sampleArticle({ title: 'x', content: `\`\`\`json\n${inner}\n\`\`\`` });
    server.use(mockReply(getArticle, { success: true, article: wrapped }));
    open(`/generate-content?article=${wrapped.id}`);
    expect(await screen.findByRole('heading', { name: 'Unwrapped roses' })).toBeVisible();
    expect(await screen.findByText('Cut in March.')).toBeVisible();
  });

  it('labels articles of the built-in offline writer [C-056]', async () => {
    const offline = sampleArticle({
      provenance: { writer: 'offline', model: null, promptVersion: null, durationMs: 5 },
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

describe('a planned article', () => {
  it('opens with its title, keywords and word goal and is written as itself', async () => {
    const { sent, finish } = mockWriting();
    finish(
      sampleArticle({
        title: 'Our opening hours',
        content: '',
        state: 'planned',
        primaryKeyword: 'opening hours',
        wordCount: 650,
      }),
    );
    const { user } = open(`/generate-content?article=${article.id}`);
    expect(await screen.findByRole('heading', { name: 'Our opening hours' })).toBeVisible();
    expect(getField('Primary keyword')).toHaveValue('opening hours');
    expect(screen.getByRole('combobox', { name: 'Word count' })).toHaveTextContent('650');
    await user.click(getSubmitButton());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      articleId: article.id,
      title: 'Our opening hours',
      wordCount: 650,
    });
  });
});

it('warns when an own article has the same keyword', async () => {
  server.use(
    mockReply(findOverlaps, {
      success: true,
      overlaps: [
        { id: sampleId(9), title: 'Pruning basics', primaryKeyword: 'rose pruning', reason: 'keyword' },
      ],
    }),
  );
  open();
  fill();
  expect(await screen.findByRole('link', { name: 'Pruning basics' })).toBeVisible();
});
