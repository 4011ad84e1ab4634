import { render, screen } from '@testing-library/react';
import { Editor } from '@tiptap/core';
import { axe } from 'jest-axe';
import { extensions } from './extensions.ts';
import { getMarkdown } from './markdown/MarkdownText.ts';
import { MarkdownView } from './MarkdownView.tsx';

const markdown = '- [ ] Which canes **stay**?\n- [x] When to cut\n  - [ ] In frost';

const openEditor = (content: string) => new Editor({ extensions, content });

describe('a task list', () => {
  it.each([markdown, '- [ ] Facts\n\nText\n\n- plain\n- list'])(
    'is saved as it was opened: %j',
    (content) => {
      expect(getMarkdown(openEditor(content)).trim()).toBe(content);
    },
  );

  it('has boxes in the editor that are named by their task, and saves what is ticked', () => {
    const editor = openEditor('- [ ] Which canes?');
    document.body.append(editor.view.dom);
    screen.getByRole('checkbox', { name: 'Which canes?' }).click();
    expect(getMarkdown(editor).trim()).toBe('- [x] Which canes?');
    editor.destroy();
  });

  it('says in the preview what is done', async () => {
    const { container } = render(<MarkdownView markdown={markdown} />);
    expect(screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'))).toEqual([
      'To do',
      'Done',
      'To do',
    ]);
    expect(await axe(container)).toHaveNoViolations();
  });
});
