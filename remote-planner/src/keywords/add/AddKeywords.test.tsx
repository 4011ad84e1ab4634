import { createKeyword, importKeywords, listKeywords } from '@rankwright/contracts/planner';
import { mockApi, mockError, mockReply, renderScreen } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeKeywordApi, sampleKeyword } from '../../testing/fakeKeywordApi.ts';
import { KeywordTools } from '../KeywordTools.tsx';

const server = mockApi();
const roses = sampleKeyword(1, { keyword: 'roses' });

const open = async (sent: unknown[] = []) => {
  server.use(...fakeKeywordApi([roses], sent));
  const view = renderScreen(<KeywordTools />);
  await view.user.click(screen.getByRole('button', { name: 'Add Keywords' }));
  return { ...view, sent, dialog: await screen.findByRole('dialog', { name: 'Add Keywords' }) };
};
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const add = () => screen.getByRole('button', { name: 'Add keyword' });

describe('adding a single keyword', () => {
  it('opens its dialog [C-003]', async () => {
    server.use(...fakeKeywordApi());
    const { user } = renderScreen(<KeywordTools />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add Keywords' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Keywords' });
    expect(within(dialog).getByLabelText(/^Keyword/)).toBeVisible();
  });

  it('underlines the selected tab, also the first one', async () => {
    const { dialog } = await open();
    const [single, many] = within(dialog).getAllByRole('tab');
    expect(getComputedStyle(single!).boxShadow).toMatch(/^inset 0 -2px/);
    expect(getComputedStyle(many!).boxShadow).toBe('');
  });

  it('shows an error at the field for a blank keyword [C-030]', async () => {
    const { user, sent } = await open();
    type(/^Keyword/, '   ');
    await user.click(add());
    expect(screen.getByLabelText(/^Keyword/)).toHaveAccessibleDescription('Keyword is required');
    expect(screen.getByLabelText(/^Keyword/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('requires a volume of 0 or more and a difficulty from 1 to 20, defaulting to 1 [C-031]', async () => {
    const { user } = await open();
    expect(screen.getByLabelText(/^Difficulty/)).toHaveValue(1);
    type(/^Keyword/, 'tulips');
    type(/^Monthly volume/, '-3');
    type(/^Difficulty/, '21');
    await user.click(add());
    expect(screen.getByLabelText(/^Monthly volume/)).toHaveAccessibleDescription(
      'Enter a whole number, 0 or more.',
    );
    expect(screen.getByLabelText(/^Difficulty/)).toHaveAccessibleDescription('Between 1 and 20.');
  });

  it('sends the trimmed keyword with a null volume when none was given, and clears the form [C-032]', async () => {
    const { user, sent } = await open();
    type(/^Keyword/, ' tulips ');
    type(/^Category/, 'Garden');
    await user.click(add());
    await waitFor(() => expect(screen.getByLabelText(/^Keyword/)).toHaveValue(''));
    expect(screen.getByLabelText(/^Category/)).toHaveValue('');
    expect(sent).toEqual([{ keyword: 'tulips', volume: null, difficulty: 1, category: 'Garden' }]);
    expect(screen.getByLabelText('Notification')).toHaveTextContent('Keyword addedtulips');
  });

  it('shows “Failed to add keyword” and keeps the entered values [C-033]', async () => {
    const { user } = await open();
    server.use(mockError(createKeyword, 'INTERNAL'));
    type(/^Keyword/, 'tulips');
    await user.click(add());
    expect(await screen.findByText('Failed to add keyword')).toBeVisible();
    expect(screen.getByLabelText(/^Keyword/)).toHaveValue('tulips');
  });
});

describe('importing keywords', () => {
  const many = async () => {
    const view = await open();
    await view.user.click(within(view.dialog).getByRole('tab', { name: 'Paste or import' }));
    return view;
  };
  const submit = () => screen.getByRole('button', { name: 'Import keywords' });

  it('previews new and skipped keywords, imports the new ones and shows the result', async () => {
    const { user, sent } = await many();
    type(/^Keywords/, `Roses\ntulips\nTulips,90,30\n${'a'.repeat(201)}`);
    const preview = await screen.findByLabelText('Import preview');
    await waitFor(() => expect(preview).toHaveTextContent('Skipped, already on your list: Roses'));
    expect(preview).toHaveTextContent('1 new keyword');
    expect(preview).toHaveTextContent('Skipped, duplicates: Tulips');
    expect(preview).toHaveTextContent('Line 4 skipped. A keyword has at most 200 characters.');
    expect(preview).toHaveTextContent('Difficulty was given from 0 to 100. It is saved from 1 to 20.');
    const [, first] = within(screen.getByRole('table')).getAllByRole('row');
    expect(first).toHaveTextContent('tulips–––');
    await user.click(submit());
    expect(await screen.findByLabelText('Import result')).toHaveTextContent('1 keyword added');
    expect(sent).toEqual([
      { keywords: [{ keyword: 'tulips', volume: null, difficulty: null, category: null }] },
    ]);
  });

  it('reads a CSV file', async () => {
    const { user, dialog } = await many();
    const file = new File(['keyword;volume\ntulips;90\n'], 'keywords.csv', { type: 'text/csv' });
    await user.upload(within(dialog).getByLabelText('CSV file'), file);
    expect(await screen.findByText('1 new keyword')).toBeVisible();
    expect(screen.getByLabelText(/^Keywords/)).toHaveValue('keyword;volume\ntulips;90\n');
  });

  it('asks what the columns of a file hold whose headings are not known, and remembers it', async () => {
    const { user, dialog } = await many();
    const paste = () => type(/^Keywords/, 'Land;Wort;Nachfrage\nAT;tulips;90');
    paste();
    const columns = await within(dialog).findByRole('table', { name: 'Columns of the file' });
    expect(columns).toHaveTextContent('ATtulips90');
    for (const [name, column] of [
      ['Wort', 'Keyword'],
      ['Nachfrage', 'Volume'],
    ] as const) {
      await user.click(within(columns).getByRole('combobox', { name }));
      await user.click(screen.getByRole('option', { name: column }));
    }
    expect(within(columns).getByRole('combobox', { name: 'Land' })).toHaveTextContent('Not imported');
    const preview = () => within(dialog).getByRole('table', { name: 'First keywords of the import' });
    expect(within(preview()).getAllByRole('row')[1]).toHaveTextContent('tulips90––');
    type(/^Keywords/, '');
    paste();
    expect(within(preview()).getAllByRole('row')[1]).toHaveTextContent('tulips90––');
    expect(localStorage.getItem('rankwright_keyword_columns')).toContain('"keyword"');
  });

  it('shows an error when there are no new keywords', async () => {
    const { user, sent } = await many();
    await user.click(submit());
    expect(screen.getByLabelText(/^Keywords/)).toHaveAccessibleDescription('No new keywords found.');
    expect(sent).toEqual([]);
  });

  it('has no accessibility violations', async () => {
    const { dialog } = await many();
    type(/^Keywords/, 'Roses\ntulips');
    expect(await axe(dialog)).toHaveNoViolations();
  });
});

describe('the limit of the keyword list', () => {
  const openFull = async (count: number) => {
    const view = await open();
    const keywords = Array.from({ length: count }, (_, index) => sampleKeyword(index + 1));
    server.use(mockReply(listKeywords, { success: true, keywords }));
    await view.queryClient.invalidateQueries();
    return view;
  };

  it('says how many keywords are left', async () => {
    const { dialog } = await openFull(93);
    expect(await within(dialog).findByText('93 of 100 keywords used, 7 left.')).toBeVisible();
  });

  it('says in the preview and in the result of an import which keywords do not fit', async () => {
    const { user, dialog } = await openFull(99);
    await within(dialog).findByText('99 of 100 keywords used, 1 left.');
    await user.click(screen.getByRole('tab', { name: 'Paste or import' }));
    type(/^Keywords/, 'tulips\ndaisies\nasters');
    expect(await within(dialog).findByText(/Only the first 1 will be added/)).toBeVisible();
    server.use(
      mockReply(importKeywords, {
        success: true,
        added: [sampleKeyword(100, { keyword: 'tulips' })],
        skipped: [],
        overLimit: ['daisies', 'asters'],
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Import keywords' }));
    expect(await within(dialog).findByText(/Not added, your list is full: daisies, asters\./)).toBeVisible();
  });
});
