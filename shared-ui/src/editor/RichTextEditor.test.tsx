import { render, screen } from '@testing-library/react';
import { RankwrightTheme } from '../core.ts';
import { MarkdownView } from './MarkdownView.tsx';
import { RichTextEditor } from './RichTextEditor.tsx';

const renderEditor = (value: string) =>
  render(
    <RankwrightTheme>
      <RichTextEditor label="Content" value={value} onChange={() => undefined} />
    </RankwrightTheme>,
  );

const renderView = (markdown: string) =>
  render(
    <RankwrightTheme>
      <MarkdownView markdown={markdown} />
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

  it.each([['editor', renderEditor] as const, ['preview', renderView] as const])(
    'requests no image over http, which the content security policy refuses, in the %s',
    (_, show) => {
      const { container } = show(
        '![A rose](http://garden.example/rose.jpg)\n\n![Thorn](https://a.example/t.jpg)',
      );
      expect([...container.querySelectorAll('img[src]')].map((image) => image.getAttribute('src'))).toEqual([
        'https://a.example/t.jpg',
      ]);
      expect(screen.getByText(/^A rose: image shown on your site only/)).toBeVisible();
    },
  );
});
