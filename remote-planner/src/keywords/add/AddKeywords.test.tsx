import { createKeyword } from '@rankwright/contracts/planner';
import { mockApi, refuse, renderScreen } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { keywordApi, sampleKeyword } from '../../testing/keywordApi.ts';
import { KeywordTools } from '../KeywordTools.tsx';

const server = mockApi();
const roses = sampleKeyword(1, { keyword: 'roses' });

const open = async (sent: unknown[] = []) => {
  server.use(...keywordApi([roses], sent));
  const view = renderScreen(<KeywordTools />);
  await view.user.click(screen.getByRole('button', { name: 'Add Keywords' }));
  return { ...view, sent, dialog: await screen.findByRole('dialog', { name: 'Add Keywords' }) };
};
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const add = () => screen.getByRole('button', { name: 'Add keyword' });

describe('adding one keyword [C-003]', () => {
  it('refuses a blank one at its field [C-030]', async () => {
    const { user, sent } = await open();
    type(/^Keyword/, '   ');
    await user.click(add());
    expect(screen.getByLabelText(/^Keyword/)).toHaveAccessibleDescription('Keyword is required');
    expect(screen.getByLabelText(/^Keyword/)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('keeps the volume at 0 or more and the difficulty from 1 to 20, starting at 1 [C-031]', async () => {
    const { user } = await open();
    expect(screen.getByLabelText(/^Difficulty/)).toHaveValue(1);
    type(/^Keyword/, 'tulips');
    type(/^Monthly volume/, '-3');
    type(/^Difficulty/, '21');
    await user.click(add());
    expect(screen.getByLabelText(/^Monthly volume/)).toHaveAccessibleDescription(
      'A whole number, 0 or more.',
    );
    expect(screen.getByLabelText(/^Difficulty/)).toHaveAccessibleDescription('Between 1 and 20.');
  });

  it('sends it trimmed, with an unknown volume when none was given, and clears the form [C-032] [C-158]', async () => {
    const { user, sent } = await open();
    type(/^Keyword/, ' tulips ');
    type(/^Category/, 'Garden');
    await user.click(add());
    await waitFor(() => expect(screen.getByLabelText(/^Keyword/)).toHaveValue(''));
    expect(screen.getByLabelText(/^Category/)).toHaveValue('');
    expect(sent).toEqual([{ keyword: 'tulips', volume: null, difficulty: 1, category: 'Garden' }]);
    expect(screen.getByLabelText('Notification')).toHaveTextContent('Keyword addedtulips');
  });

  it('says “Failed to add keyword” and keeps what was typed [C-033]', async () => {
    const { user } = await open();
    server.use(refuse(createKeyword, 'INTERNAL'));
    type(/^Keyword/, 'tulips');
    await user.click(add());
    expect(await screen.findByText('Failed to add keyword')).toBeVisible();
    expect(screen.getByLabelText(/^Keyword/)).toHaveValue('tulips');
  });
});

describe('adding many', () => {
  const many = async () => {
    const view = await open();
    await view.user.click(within(view.dialog).getByRole('tab', { name: 'Paste or import' }));
    return view;
  };
  const submit = () => screen.getByRole('button', { name: 'Import keywords' });

  it('says beforehand what is new and what is skipped, imports the new, and says what it did', async () => {
    const { user, sent } = await many();
    type(/^Keywords/, 'Roses\ntulips\nTulips\ndaisies,90,30');
    const preview = await screen.findByLabelText('What would be added');
    await waitFor(() => expect(preview).toHaveTextContent('Skipped, on your list already: Roses'));
    expect(preview).toHaveTextContent('1 new keyword');
    expect(preview).toHaveTextContent('Skipped, named twice: Tulips');
    expect(preview).toHaveTextContent('Line 4 is left out. “30” is not a difficulty from 1 to 20.');
    await user.click(submit());
    expect(await screen.findByLabelText('What was added')).toHaveTextContent('1 keyword added');
    expect(sent).toEqual([
      { keywords: [{ keyword: 'tulips', volume: null, difficulty: 1, category: null }] },
    ]);
  });

  it('reads a CSV file', async () => {
    const { user, dialog } = await many();
    const file = new File(['keyword;volume\ntulips;90\n'], 'keywords.csv', { type: 'text/csv' });
    await user.upload(within(dialog).getByLabelText('CSV file'), file);
    expect(await screen.findByText('1 new keyword')).toBeVisible();
    expect(screen.getByLabelText(/^Keywords/)).toHaveValue('keyword;volume\ntulips;90\n');
  });

  it('asks for a keyword when there is nothing new', async () => {
    const { user, sent } = await many();
    await user.click(submit());
    expect(screen.getByLabelText(/^Keywords/)).toHaveAccessibleDescription(
      'There is no new keyword in this text.',
    );
    expect(sent).toEqual([]);
  });

  it('has no accessibility fault', async () => {
    const { dialog } = await many();
    type(/^Keywords/, 'Roses\ntulips');
    expect(await axe(dialog)).toHaveNoViolations();
  });
});
