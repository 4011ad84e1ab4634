import { Editor } from '@tiptap/core';
import { extensions } from './extensions.ts';
import { getMarkdown } from './markdown/MarkdownText.ts';
import { readSelectedText } from './selectedText.ts';

const text = '## When\n\nCut *roses* in **late** winter.\n\nBegin with the dead wood.';

const openEditor = (selected: string) => {
  const editor = new Editor({ extensions, content: text });
  const before = getMarkdown(editor);
  editor.state.doc.descendants((node, position) => {
    const at = node.isTextblock ? node.textContent.indexOf(selected) : -1;
    if (at === -1) return;
    const from = position + 1 + at;
    editor.commands.setTextSelection({ from, to: from + selected.length });
  });
  return { editor, before };
};

it('reads nothing without a selection', () => {
  const { editor } = openEditor('not in the text');
  editor.commands.setTextSelection(3);
  expect(readSelectedText(editor)).toBeNull();
});

it('reads the selection with its formatting', () => {
  const { editor } = openEditor('roses in late winter');
  expect(readSelectedText(editor)?.markdown).toBe('*roses* in **late** winter');
});

it('replaces the selection in its line; one undo restores the exact text', () => {
  const { editor, before } = openEditor('roses in late winter');
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, ' Typed.');
  const typed = getMarkdown(editor);
  expect(typed).not.toBe(before);
  editor.commands.setTextSelection({ from: 11, to: 16 });
  const selected = readSelectedText(editor);
  expect(selected?.replace('**hedges**')).toBe(true);
  expect(getMarkdown(editor)).toContain('**hedges**');
  editor.commands.undo();
  expect(getMarkdown(editor)).toBe(typed);
});

it('replaces whole blocks by several; one undo restores the exact text', () => {
  const { editor, before } = openEditor('Begin with the dead wood.');
  expect(readSelectedText(editor)?.replace('One.\n\n- two\n- three')).toBe(true);
  expect(getMarkdown(editor)).toContain('- two');
  editor.commands.undo();
  expect(getMarkdown(editor)).toBe(before);
});

it('changes nothing when the text there has changed meanwhile', () => {
  const { editor } = openEditor('Begin with the dead wood.');
  const selected = readSelectedText(editor);
  editor.commands.insertContentAt(1, 'Now and ');
  const changed = getMarkdown(editor);
  expect(selected?.replace('Stop.')).toBe(false);
  expect(getMarkdown(editor)).toBe(changed);
});
