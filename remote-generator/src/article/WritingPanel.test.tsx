import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { open, openPanelTab } from '../testing/articleScreen.tsx';
import { sampleArticle } from '../testing/samples.ts';

// jsdom lays nothing out.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();

const content = '## When\n\nIn late winter.\n\n### By month\n\nMarch.';
const overlay = (matches: boolean) =>
  Object.assign(window, {
    matchMedia: (query: string) => ({
      matches: matches && query.startsWith('(max-width'),
      addEventListener: jest.fn(),
      removeEventListener: jest.fn(),
      addListener: jest.fn(),
      removeListener: jest.fn(),
    }),
  });
const getPanel = () => screen.getByRole('complementary', { name: 'Article panel' });

describe('the panel beside the text', () => {
  it('is closed by its button and stays closed for the next article', async () => {
    const first = await open();
    expect(getPanel()).toBeVisible();
    await first.user.click(screen.getByRole('button', { name: 'Close panel' }));
    expect(screen.queryByRole('complementary', { name: 'Article panel' })).toBeNull();
    first.unmount();
    const second = await open();
    expect(screen.queryByRole('complementary', { name: 'Article panel' })).toBeNull();
    await second.user.click(screen.getByRole('button', { name: 'Open panel' }));
    expect(getPanel()).toBeVisible();
  });

  it('opens at the tab it was left at', async () => {
    const first = await open(sampleArticle({ content }));
    await openPanelTab(first.user, 'Outline');
    first.unmount();
    await open(sampleArticle({ content }));
    expect(screen.getByRole('tab', { name: 'Outline' })).toHaveAttribute('aria-selected', 'true');
    expect(within(getPanel()).getByRole('list', { name: 'Outline' })).toBeVisible();
  });

  it('lists the headings with the words below them, and goes to one', async () => {
    const { user } = await open(sampleArticle({ content }));
    const text = await screen.findByRole('textbox', { name: 'Content' });
    await openPanelTab(user, 'Outline');
    const outline = screen.getByRole('list', { name: 'Outline' });
    expect(within(outline).getAllByRole('listitem')).toHaveLength(2);
    await user.click(within(outline).getByRole('button', { name: 'By month 1 word' }));
    await waitFor(() => expect(text).toHaveFocus());
    expect(document.getSelection()?.toString()).toBe('By month');
  });
});

describe('the panel on a small screen', () => {
  const { matchMedia } = window;
  beforeEach(() => overlay(true));
  afterEach(() => Object.assign(window, { matchMedia }));

  it('is closed at first, opens over the text and uncovers it for a jump', async () => {
    const { user } = await open(sampleArticle({ content }));
    const text = await screen.findByRole('textbox', { name: 'Content' });
    expect(screen.queryByRole('tab', { name: 'Outline' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Open panel' }));
    await openPanelTab(user, 'Outline');
    await user.click(screen.getByRole('button', { name: 'When 3 words' }));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Outline' })).toBeNull());
    expect(text).toHaveFocus();
  });
});

describe('the title on the page', () => {
  it('is one line and hands over to the text on Enter', async () => {
    const { user } = await open();
    const title = await screen.findByRole('textbox', { name: 'Title' });
    fireEvent.change(title, { target: { value: 'Roses\nin winter' } });
    expect(title).toHaveValue('Roses in winter');
    await user.click(title);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Content' })).toHaveFocus());
  });
});
