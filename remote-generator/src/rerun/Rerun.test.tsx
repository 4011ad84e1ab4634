import { applyGeneration, getGeneration, startGeneration } from '@rankwright/contracts/generations';
import type { ArticleReceipt, Generation } from '@rankwright/contracts/generations';
import { mockReply, sampleGeneration } from '@rankwright/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { generationQuery } from '../generations/generations.data.ts';
import { changeTitle, open, openPanelTab, server } from '../testing/articleScreen.tsx';
import { sampleArticle } from '../testing/samples.ts';
import { changeInput, readInputs } from './rerun.model.ts';

const receipt: ArticleReceipt = {
  inputs: {
    primaryKeyword: 'rose pruning',
    industry: 'Gardening',
    targetAudience: 'hobby gardeners',
    wordCount: 800,
    outline: ['When', 'How'],
  },
  writer: 'model',
  model: 'small',
  promptVersion: '3',
  tokens: null,
  durationMs: 65_000,
  editedShare: 0,
  claims: [],
};
const written = sampleArticle({ receipt, content: 'Cut in winter.' });

/** A run that writes `text` once `finish` is called. */
const mockRerun = () => {
  let current = sampleGeneration();
  const sent: unknown[] = [];
  server.use(
    mockReply(startGeneration, ({ body }) => {
      sent.push(body);
      return { success: true as const, generation: current };
    }),
    mockReply(getGeneration, () => ({ success: true as const, generation: current })),
  );
  return {
    sent,
    finish: ({ queryClient }: Awaited<ReturnType<typeof open>>, change: Partial<Generation> = {}) => {
      current = sampleGeneration({ state: 'done', text: 'Cut in late winter.', ...change });
      return act(() => queryClient.invalidateQueries({ queryKey: generationQuery(current.id).queryKey }));
    },
  };
};

const runAgain = async () => {
  const writer = mockRerun();
  const view = await open(written);
  const { user } = view;
  await openPanelTab(user, 'Receipt');
  await user.click(screen.getByRole('button', { name: 'Run again with one change' }));
  const dialog = await screen.findByRole('dialog', { name: 'Run again with one change' });
  await user.click(within(dialog).getByRole('combobox', { name: 'New tone' }));
  await user.click(screen.getByRole('option', { name: 'Friendly' }));
  await user.click(within(dialog).getByRole('button', { name: 'Run again' }));
  await screen.findByRole('region', { name: 'New text' });
  return { ...view, writer, view };
};

it('writes again with one input changed and leaves the present text alone', async () => {
  const { writer } = await runAgain();
  expect(writer.sent).toEqual([
    {
      ...receipt.inputs,
      secondaryKeywords: '',
      tone: 'Friendly',
      articleId: written.id,
      rerunOf: written.id,
    },
  ]);
  expect(screen.getByRole('progressbar', { name: 'Writing section 2 of 4' })).toBeVisible();
  expect(await screen.findByText('Cut in winter.')).toBeVisible();
});

it('compares the new text with the present one and takes it over when asked', async () => {
  const applied = jest.fn();
  server.use(
    mockReply(applyGeneration, ({ params, body }) => {
      applied(params.id, body);
      return { success: true as const, article: { ...written, version: 2, content: 'Cut in late winter.' } };
    }),
  );
  const { user, writer, view } = await runAgain();
  await writer.finish(view);
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Compare the new text' });
  expect(await within(dialog).findByText('late', { exact: false, selector: 'ins' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Use the new text' }));
  await waitFor(() => expect(applied).toHaveBeenCalledWith(sampleGeneration().id, { version: 1 }));
  expect(await screen.findByText('Cut in late winter.')).toBeVisible();
  expect(screen.queryByText(/A new text is ready/)).not.toBeInTheDocument();
});

it('asks to save unsaved changes before the new text is taken over', async () => {
  const { user, writer, view } = await runAgain();
  await writer.finish(view);
  await changeTitle(user, 'Pruning roses');
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  const button = await screen.findByRole('button', { name: 'Use the new text' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('Save or discard your changes first.');
});

it('still offers the new text after the screen was left, until the present one is kept', async () => {
  const { user, writer, view } = await runAgain();
  await writer.finish(view);
  view.unmount();
  await open(written);
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  await user.click(await screen.findByRole('button', { name: 'Keep the current text' }));
  await waitFor(() => expect(screen.queryByText(/A new text is ready/)).not.toBeInTheDocument());
});

it('says why no new text was written', async () => {
  const { writer, view } = await runAgain();
  await writer.finish(view, { state: 'failed', error: 'The writer declined this topic.', text: '' });
  expect(
    await screen.findByText('The writer declined this topic. Your current text is unchanged.'),
  ).toBeVisible();
});

it('keeps the outline unless keyword or title change', () => {
  const inputs = readInputs(receipt);
  if (!inputs) throw new Error('no inputs');
  expect(changeInput(inputs, 'wordCount', '1200')).toMatchObject({
    wordCount: 1200,
    outline: ['When', 'How'],
  });
  expect(changeInput(inputs, 'primaryKeyword', 'hedges')).not.toHaveProperty('outline');
  expect(readInputs({ inputs: { primaryKeyword: 'roses' } })).toBeNull();
});
