import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { RankwrightTheme } from '../../core.ts';
import { RichTextEditor } from '../RichTextEditor.tsx';
import { filterSlashItems, findSlashQuery } from './slash.model.ts';

// jsdom lays nothing out.
Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
Range.prototype.getBoundingClientRect = () => new DOMRect();
Element.prototype.scrollIntoView = () => undefined;
document.elementFromPoint = () => null;

const openEditor = async () => {
  const user = userEvent.setup();
  const { container } = render(
    <RankwrightTheme>
      <RichTextEditor label="Content" value="" onChange={() => undefined} />
    </RankwrightTheme>,
  );
  const text = screen.getByRole('textbox', { name: 'Content' });
  await user.click(text);
  return { user, text, container };
};

it('filters while a person types and inserts with Enter', async () => {
  const { user, text, container } = await openEditor();
  await user.keyboard('/');
  const list = await screen.findByRole('listbox', { name: 'Insert' });
  expect(within(list).getAllByRole('option')).toHaveLength(11);
  expect(await axe(container)).toHaveNoViolations();
  await user.keyboard('div');
  const [option] = within(list).getAllByRole('option');
  expect(option).toHaveTextContent('Divider');
  expect(text).toHaveAttribute('aria-activedescendant', option?.id);
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(within(text).getByRole('separator')).toBeInTheDocument();
  expect(text).not.toHaveTextContent('/');
});

it('moves by arrow keys and closes on Escape', async () => {
  const { user, text } = await openEditor();
  await user.keyboard('/');
  await screen.findByRole('listbox', { name: 'Insert' });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Heading' })).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(text).toHaveTextContent('/');
});

it('opens only at the start of a word', () => {
  expect(findSlashQuery('and/or')).toBeNull();
  expect(findSlashQuery('https://')).toBeNull();
  expect(findSlashQuery('Then /hea')).toBe('hea');
  expect(findSlashQuery('')).toBeNull();
});

it('lists names that begin with the query before other matches', () => {
  const items = [
    { label: 'Subheading', terms: 'heading h3' },
    { label: 'Heading', terms: 'h2' },
    { label: 'Table', terms: 'grid' },
  ];
  expect(filterSlashItems(items, 'hea').map(({ label }) => label)).toEqual(['Heading', 'Subheading']);
});
