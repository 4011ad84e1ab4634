import { render, screen } from '@testing-library/react';
import { RankwrightTheme } from '../core.ts';
import { RichTextEditor } from './RichTextEditor.tsx';

const renderEditor = (value: string) =>
  render(
    <RankwrightTheme>
      <RichTextEditor label="Content" value={value} onChange={() => undefined} />
    </RankwrightTheme>,
  );

describe('RichTextEditor', () => {
  it('adds no style element of the editor library, which the content security policy refuses', () => {
    renderEditor('text');
    expect(document.querySelector('style[data-tiptap-style]')).toBeNull();
  });

  it('keeps spaces as they are typed', () => {
    renderEditor('two  spaces');
    expect(screen.getByRole('textbox', { name: 'Content' })).toHaveStyle({ whiteSpace: 'break-spaces' });
  });

  it('gives empty table cells a usable width', () => {
    renderEditor('| a | b |\n|---|---|\n|   |   |');
    for (const cell of screen.getAllByRole('cell')) expect(cell).toHaveStyle({ minWidth: '120px' });
  });
});
