import type { ArticleReceipt } from '@rankwright/contracts/generations';
import { screen, within } from '@testing-library/react';
import { open } from '../testing/articleScreen.tsx';
import { sampleArticle } from '../testing/samples.ts';

const receipt: ArticleReceipt = {
  inputs: {},
  writer: 'offline',
  model: null,
  promptVersion: null,
  tokens: null,
  durationMs: 1,
  editedShare: 0,
  claims: [],
};
const startingDraft = sampleArticle({
  provenance: { writer: 'offline', model: null, promptVersion: null, durationMs: 1 },
  receipt,
});
const findPanel = () => screen.findByRole('region', { name: 'Search and readability' });

describe('checks', () => {
  it('can be muted and shown again', async () => {
    const { user } = await open();
    const panel = await findPanel();
    const getLine = () =>
      within(panel)
        .queryAllByRole('listitem')
        .find(({ textContent }) => textContent.includes('Write a meta description.'));
    await within(panel).findByText(/^Write a meta description\./);
    await user.click(within(getLine() ?? panel).getByRole('button', { name: 'Mute this check' }));
    expect(getLine()).toBeUndefined();
    await user.click(within(panel).getByRole('button', { name: 'Show muted checks (1)' }));
    expect(getLine()).toBeVisible();
  });

  it('say what they do not measure', async () => {
    await open();
    expect(await within(await findPanel()).findByText(/It does not measure demand/)).toBeVisible();
    expect(screen.getByText(/It does not measure whether the text is true/)).toBeVisible();
  });

  it('never score a starting draft that nobody has edited', async () => {
    await open(startingDraft);
    const panel = await findPanel();
    expect(panel).toHaveTextContent('This is a starting draft');
    expect(panel).not.toHaveTextContent('of 100');
  });

  it('score a starting draft once it was edited', async () => {
    await open({ ...startingDraft, receipt: { ...receipt, editedShare: 0.2 } });
    expect(await within(await findPanel()).findAllByText(/of 100$/)).toHaveLength(2);
  });
});
