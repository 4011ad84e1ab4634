import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, type KeyboardEvent } from 'react';
import { extensions } from './extensions.ts';
import { Toolbar } from './Toolbar.tsx';

export interface RichTextEditorProps {
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  /** Spoken name of the text. */
  label: string;
  /** Ctrl or Cmd with S. */
  onSave?: () => void;
  /** Pixels. */
  minHeight?: number;
}

/** Rich text whose only format is Markdown: what goes in comes out again. */
export const RichTextEditor = ({ value, onChange, label, onSave, minHeight = 320 }: RichTextEditorProps) => {
  const editor = useEditor({
    extensions,
    content: value,
    contentType: 'markdown',
    immediatelyRender: true,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: changed }) => onChange(changed.getMarkdown()),
  });
  useEffect(() => {
    if (value !== editor.getMarkdown())
      editor.commands.setContent(value, { contentType: 'markdown', emitUpdate: false });
  }, [editor, value]);
  const save = (event: KeyboardEvent) => {
    if (!onSave || event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onSave();
  };
  return (
    <Box
      onKeyDown={save}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        bgcolor: 'background.paper',
        '& .ProseMirror': {
          minHeight,
          p: { xs: 2, md: 3 },
          maxWidth: 720,
          outline: 'none',
          lineHeight: 1.65,
        },
        '&:focus-within': { borderColor: 'text.primary' },
        '& table': { borderCollapse: 'collapse' },
        '& th, & td': { border: 1, borderColor: 'divider', px: 1, py: 0.5 },
        '& blockquote': { borderLeft: 3, borderColor: 'accent.main', m: 0, pl: 2 },
        '& img': { maxWidth: '100%' },
      }}
    >
      <Toolbar editor={editor} label={label} />
      <EditorContent editor={editor} />
    </Box>
  );
};
