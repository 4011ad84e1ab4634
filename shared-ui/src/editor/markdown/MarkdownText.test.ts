import { Editor } from '@tiptap/core';
import { extensions } from '../extensions.ts';
import { getMarkdown, setMarkdown } from './MarkdownText.ts';
import { rewrite } from './testing/roundTrip.ts';

const openEditor = (content: string) => new Editor({ extensions, content });

/** Replaces a word of the text, as somebody does who selects it and types. */
const replaceWord = (editor: Editor, word: string, next: string): void => {
  editor.state.doc.descendants((node, position) => {
    const at = node.isText ? (node.text ?? '').indexOf(word) : -1;
    if (at === -1) return;
    const from = position + at;
    editor.view.dispatch(editor.state.tr.insertText(next, from, from + word.length));
  });
};

const editWord = (markdown: string, word: string, next: string): string => {
  const editor = openEditor(markdown);
  replaceWord(editor, word, next);
  return getMarkdown(editor);
};

const importedPost = `1986\\. A great year for roses

\\# is the sign of a heading

&copy; 2026 Rosa

A claim[^1].

[^1]: The source.

##### Small heading

[![Rose](https://img.example/r.png)](https://shop.example)

Last paragraph.
`;

describe('the text of an editor', () => {
  it('stays as it was, but for the word that was changed', () => {
    expect(editWord(importedPost, 'Last', 'Final')).toBe(importedPost.replace('Last', 'Final'));
  });

  it.each([
    ['great', 'good', '1986\\. A good year for roses'],
    ['sign', 'mark', '\\# is the mark of a heading'],
    ['Rosa', 'Maria', '© 2026 Maria'],
    ['claim', 'fact', 'A fact[^1].'],
    ['Small', 'Large', '##### Large heading'],
  ])('keeps what a changed block means: %j', (word, next, line) => {
    expect(editWord(importedPost, word, next).split('\n')).toContain(line);
  });

  it.each([
    ['escaped signs', '\\- x\n\n\\+ x\n\n\\---\n\nword', '\\- x'],
    ['a fence in a fence', '````\n```\nword\n```\n````', '````\n```\nchanged\n```\n````'],
    [
      'a link to an address with a space',
      '[word](<https://a.example/x y>)',
      '[changed](<https://a.example/x y>)',
    ],
    [
      'a named link target',
      '[word][a]\n\n[a]: https://a.example "T"',
      '[changed][a]\n\n[a]: https://a.example "T"',
    ],
    ['line ends', 'one\ntwo word', 'one\ntwo changed'],
    ['hard breaks', 'one\\\nword', 'one\\\nchanged'],
    [
      'lines of a cell',
      '| a |\n| - |\n| 5<br>9 word |',
      '| a              |\n| -------------- |\n| 5<br>9 changed |',
    ],
    ['elements of HTML', 'm<sup>2</sup> word', 'm<sup>2</sup> changed'],
    ['emphasised code', '**`x` word**', '**`x` changed**'],
    [
      'bold beside CJK punctuation',
      'これは**「重要」**です。这是**重点。**继续。word',
      'これは**「重要」**です。这是**重点。**继续。changed',
    ],
    ['an item that begins with code', '- ```\n  x\n  ```\n\n  word', '- ```\n  x\n  ```\n\n  changed'],
    [
      'details',
      '<details>\n<summary>More</summary>\n\nword\n\n</details>',
      '<details>\n<summary>More</summary>\n\nchanged\n\n</details>',
    ],
  ])('keeps %s', (_, markdown, changed) => {
    expect(editWord(markdown, 'word', 'changed')).toBe(
      changed.includes('changed') ? changed : markdown.replace('word', 'changed'),
    );
  });

  it('says what it cannot show, and keeps it', () => {
    const editor = openEditor(
      '<figure><img src="https://a.example/r.png"></figure>\n\nText[^n].\n\n[^n]: Note.',
    );
    const { textContent } = editor.view.dom;
    expect(textContent).toContain('Kept as it is: HTML<figure>');
    expect(textContent).toContain('Kept as it is: footnote[^n]: Note.');
    expect(editor.view.dom.querySelector('[title="Kept as it is: footnote"]')?.textContent).toBe('[^n]');
  });

  it('is byte for byte the opened one after an undo', () => {
    const markdown = '* one\n* two\n\n\n_word_ &amp; more  \n\n';
    const editor = openEditor(markdown);
    replaceWord(editor, 'word', 'changed');
    expect(getMarkdown(editor)).toBe('* one\n* two\n\n\n*changed* & more\n\n');
    editor.commands.undo();
    expect(getMarkdown(editor)).toBe(markdown);
  });

  it('writes a bold mark beside CJK punctuation so that it is bold again', () => {
    const editor = openEditor('これは「重要」です');
    editor.chain().setTextSelection({ from: 4, to: 8 }).toggleBold().run();
    expect(getMarkdown(editor)).toBe('これは**「重要」**です');
  });

  it('leaves the spaces around a bold word outside', () => {
    const editor = openEditor('one two three');
    editor.chain().setTextSelection({ from: 4, to: 9 }).toggleBold().run();
    expect(getMarkdown(editor)).toBe('one **two** three');
  });

  it('writes two paragraphs of a cell as two lines', () => {
    const editor = openEditor('| a |\n| - |\n| five |');
    replaceWord(editor, 'five', '5');
    editor
      .chain()
      .setTextSelection(editor.state.doc.content.size - 6)
      .splitBlock()
      .insertContent('9')
      .run();
    expect(getMarkdown(editor)).toContain('5<br>9');
  });

  it('gives a link without its target the address itself', () => {
    const editor = openEditor('[rose][a]\n\n[a]: https://a.example');
    editor.commands.deleteRange({ from: 6, to: editor.state.doc.content.size });
    expect(getMarkdown(editor)).toBe('[rose](https://a.example)');
  });

  it('closes a block that would take in what is written after it', () => {
    const editor = openEditor('```\ncode');
    editor.commands.insertContentAt(editor.state.doc.content.size, {
      type: 'paragraph',
      content: [{ type: 'text', text: 'After.' }],
    });
    expect(getMarkdown(editor)).toBe('```\ncode\n```\n\nAfter.');
  });

  it('keeps a new list apart from the one before it', () => {
    const editor = openEditor('- one');
    const item = {
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'two' }] }],
    };
    editor.commands.insertContentAt(editor.state.doc.content.size, { type: 'bulletList', content: [item] });
    expect(getMarkdown(editor)).toBe('- one\n\n* two');
  });

  it('shows another text', () => {
    const editor = openEditor('one');
    setMarkdown(editor, '2026\\. two\n');
    expect(editor.getText()).toBe('2026. two');
    expect(getMarkdown(editor)).toBe('2026\\. two\n');
  });
});

it('keeps what the printer cannot write as a block of its own', () => {
  expect(rewrite('one\n\na@b.example_b c')).toEqual({
    markdown: 'one\n\na@b.example_b c',
    said: ['Markdown'],
  });
});
