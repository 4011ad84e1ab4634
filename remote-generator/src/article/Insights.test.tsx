import { rewriteSelection, updateClaims, type ArticleReceipt } from '@rankwright/contracts/generations';
import { mockReply } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { SelectionRewriteDialog } from '../selection/SelectionRewriteDialog.tsx';
import { renderScreen } from '@rankwright/sdk/testing';
import { article, open, openPanelTab, server } from '../testing/articleScreen.tsx';
import { sampleArticle } from '../testing/samples.ts';

const receipt: ArticleReceipt = {
  inputs: { primaryKeyword: 'rose pruning', wordCount: 800 },
  writer: 'model',
  model: 'small',
  promptVersion: '3',
  tokens: { input: 1_200, output: 2_400 },
  durationMs: 65_000,
  editedShare: 0.25,
  claims: [
    { text: 'Cut by 15 March.', kind: 'number', verified: false },
    { text: 'Says the Royal Society.', kind: 'source', verified: false },
  ],
};

describe('claims to verify', () => {
  it('are unverified at first and saved when checked off', async () => {
    const saved = jest.fn();
    server.use(
      mockReply(updateClaims, ({ body }) => {
        saved(body);
        const { claims } = body as Pick<ArticleReceipt, 'claims'>;
        return { success: true as const, article: sampleArticle({ receipt: { ...receipt, claims } }) };
      }),
    );
    const { user } = await open(sampleArticle({ receipt }));
    const claims = await screen.findByRole('region', { name: 'Claims to verify' });
    expect(claims).toHaveTextContent('2 of 2 not verified yet.');
    await user.click(within(claims).getByRole('checkbox', { name: /Cut by 15 March/ }));
    await waitFor(() => expect(claims).toHaveTextContent('1 of 2 not verified yet.'));
    expect(saved).toHaveBeenCalledWith({
      claims: [{ ...receipt.claims[0], verified: true }, receipt.claims[1]],
    });
  });

  it('are not asked for in a starting draft, whose questions state nothing', async () => {
    const { provenance } = sampleArticle();
    await open(
      sampleArticle({
        provenance: { ...provenance, writer: 'offline' },
        receipt: { ...receipt, writer: 'offline', editedShare: 0 },
      }),
    );
    expect(await screen.findByText(/^This is a starting draft/)).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Claims to verify' })).toBeNull();
  });
});

it('tells how the text was written', async () => {
  const { user } = await open(sampleArticle({ receipt }));
  await openPanelTab(user, 'Receipt');
  expect(screen.getByRole('heading', { name: 'How this was written' })).toBeVisible();
  for (const value of ['Language model (small)', '1,200 in, 2,400 out', '1 min 5 s', '25 %'])
    expect(screen.getByText(value)).toBeVisible();
});

describe('rewriting a selection', () => {
  const openProposal = () => {
    server.use(
      mockReply(rewriteSelection, {
        success: true,
        text: 'Use shears.',
        writer: 'model',
        note: 'Shortened.',
      }),
    );
    const replace = jest.fn(() => true);
    const onClose = jest.fn();
    const view = renderScreen(
      <SelectionRewriteDialog
        articleId={article.id}
        request={{ action: 'shorten', selected: { markdown: 'Utilize shears.', replace } }}
        onClose={onClose}
      />,
    );
    return { ...view, replace, onClose };
  };

  it('replaces it when the proposal is accepted', async () => {
    const { user, replace } = openProposal();
    expect(await screen.findByText('Shortened.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(replace).toHaveBeenCalledWith('Use shears.');
  });

  it('changes nothing when it is rejected', async () => {
    const { user, replace, onClose } = openProposal();
    await screen.findByText('Shortened.');
    await user.click(screen.getByRole('button', { name: 'Reject' }));
    expect(onClose).toHaveBeenCalled();
    expect(replace).not.toHaveBeenCalled();
  });

  it('says so when the selected text has changed', async () => {
    const { user, replace } = openProposal();
    replace.mockReturnValue(false);
    await screen.findByText('Shortened.');
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    expect(await screen.findByRole('alert', { hidden: true })).toHaveTextContent(
      'The selected text has changed',
    );
  });
});
