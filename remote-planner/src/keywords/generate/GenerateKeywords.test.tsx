import { generateKeywords } from '@rankwright/contracts/planner';
import { mockReply, mockApi, mockError, renderScreen } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { fakeKeywordApi, sampleKeyword } from '../../testing/fakeKeywordApi.ts';
import { KeywordTools } from '../KeywordTools.tsx';

const server = mockApi();

const open = async () => {
  const deleted: unknown[] = [];
  server.use(...fakeKeywordApi([], [], deleted));
  const view = renderScreen(<KeywordTools />);
  await view.user.click(screen.getByRole('button', { name: 'Generate Keywords' }));
  return { ...view, deleted, dialog: await screen.findByRole('dialog', { name: 'Generate Keywords' }) };
};
const generate = () => screen.getByRole('button', { name: 'Generate' });
const niche = () => screen.getByLabelText(/^Niche\/topic/);
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('generating keywords', () => {
  it('opens its dialog [C-004]', async () => {
    server.use(...fakeKeywordApi());
    const { user } = renderScreen(<KeywordTools />);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Generate Keywords' }));
    const dialog = await screen.findByRole('dialog', { name: 'Generate Keywords' });
    expect(within(dialog).getByLabelText(/^Niche\/topic/)).toBeVisible();
  });

  it('says why there are fewer keywords than asked for', async () => {
    const { user, dialog } = await open();
    const note = 'We found 1 new keyword for “roses”.';
    server.use(mockReply(generateKeywords, { success: true, keywords: [sampleKeyword(1)], note }));
    fireEvent.change(niche(), { target: { value: 'roses' } });
    await user.click(generate());
    expect(await within(dialog).findByText(note)).toBeVisible();
    expect(within(dialog).getByText(/0 of 100 keywords used, 100 left/)).toBeVisible();
  });

  it('requires a niche [C-035]', async () => {
    const { user } = await open();
    fireEvent.change(niche(), { target: { value: '  ' } });
    await user.click(generate());
    expect(niche()).toHaveAccessibleDescription('Niche/topic is required');
    expect(niche()).toHaveFocus();
  });

  it('offers 5, 10, 15 and 20 keywords, defaulting to 10, with or without volume [C-036] [C-037]', async () => {
    const { user } = await open();
    const count = screen.getByRole('combobox', { name: 'Count' });
    expect(count).toHaveTextContent('10');
    await user.click(count);
    expect(options()).toEqual(['5', '10', '15', '20']);
    await user.click(screen.getByRole('option', { name: '20' }));
    await user.click(screen.getByRole('combobox', { name: /Include volume/ }));
    expect(options()).toEqual(['Yes', 'No']);
  });

  it('sends the selected options and shows the added keywords with estimates marked [C-039] [C-240]', async () => {
    let sent: unknown;
    const { user } = await open();
    server.use(
      mockReply(generateKeywords, ({ body }) => {
        sent = body;
        return {
          success: true as const,
          keywords: [
            sampleKeyword(1, { keyword: 'roses', volume: null, difficulty: 3, estimated: true }),
            sampleKeyword(2, { keyword: 'tulips', difficulty: 1, difficultyKnown: false }),
          ],
        };
      }),
    );
    fireEvent.change(niche(), { target: { value: ' gardening ' } });
    await user.click(screen.getByRole('combobox', { name: /Include volume/ }));
    await user.click(screen.getByRole('option', { name: 'No' }));
    await user.click(generate());
    expect(await screen.findByText('2 keywords found')).toBeVisible();
    expect(screen.getByText('Volume – · difficulty ≈ 3')).toBeVisible();
    expect(screen.getByText('Volume 90 · difficulty –')).toBeVisible();
    expect(sent).toEqual({ niche: 'gardening', count: 10, includeVolume: false });
  });

  it('keeps the found keywords but those that are left out, also when it is closed by Escape', async () => {
    const list = [sampleKeyword(1, { keyword: 'roses' }), sampleKeyword(2, { keyword: 'tulips' })];
    const { user, deleted } = await open();
    server.use(mockReply(generateKeywords, { success: true, keywords: list }));
    fireEvent.change(niche(), { target: { value: 'gardening' } });
    await user.click(generate());
    const found = await screen.findByRole('list', { name: 'Found keywords' });
    await user.click(within(found).getByRole('checkbox', { name: /tulips/ }));
    expect(screen.getByRole('button', { name: 'Keep 1 keyword' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(deleted).toEqual([{ ids: [list[1]?.id] }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows “Failed to generate keywords” when the request fails [C-038]', async () => {
    const { user } = await open();
    server.use(mockError(generateKeywords, 'INTERNAL'));
    fireEvent.change(niche(), { target: { value: 'gardening' } });
    await user.click(generate());
    expect(await screen.findByText('Failed to generate keywords')).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    const { dialog } = await open();
    expect(await axe(dialog)).toHaveNoViolations();
  });
});
