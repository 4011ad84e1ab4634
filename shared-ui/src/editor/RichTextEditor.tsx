import Box from '@mui/material/Box';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, type KeyboardEvent } from 'react';
import { extensions } from './extensions.ts';
import { prose } from './prose.ts';
import { revealText } from './reveal.ts';
import { Toolbar } from './Toolbar.tsx';
import { useSettledMarkdown } from './useSettledMarkdown.ts';

/** What another part of the screen may ask of the open editor. */
export interface EditorHandle {
  /** Shows and selects the block with this text; an empty text means the start. */
  reveal: (text: string) => boolean;
}

export interface RichTextEditorProps {
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  /** Spoken name of the text. */
  label: string;
  /** Ctrl or Cmd with S. */
  onSave?: () => void;
  onReady?: (editor: EditorHandle) => void;
  /** Pixels. */
  minHeight?: number;
}

/** Stays in reach above a long text, below the host's header. */
const toolbarPlace = {
  position: { md: 'sticky' },
  top: 64,
  zIndex: 1,
  bgcolor: 'background.paper',
  borderRadius: 2,
} as const;

/** Rich text whose only format is Markdown: what goes in comes out again. */
export const RichTextEditor = ({
  value,
  onChange,
  label,
  onSave,
  onReady,
  minHeight = 320,
}: RichTextEditorProps) => {
  const { touched, settle, adopt } = useSettledMarkdown(value, onChange);
  const editor = useEditor({
    extensions,
    content: value,
    contentType: 'markdown',
    immediatelyRender: true,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
    onUpdate: ({ editor: changed }) => touched(changed),
    onBlur: settle,
  });
  useEffect(() => {
    if (adopt(value)) editor.commands.setContent(value, { contentType: 'markdown', emitUpdate: false });
  }, [editor, value, adopt]);
  useEffect(() => {
    onReady?.({ reveal: (text) => revealText(editor, text) });
  }, [editor, onReady]);
  const save = (event: KeyboardEvent) => {
    if (!onSave || event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    settle();
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
          ...prose(1),
          '& > :first-child': { mt: 0 },
        },
        '&:focus-within': { borderColor: 'text.primary' },
      }}
    >
      <Box sx={toolbarPlace}>
        <Toolbar editor={editor} label={label} />
      </Box>
      <EditorContent editor={editor} />
    </Box>
  );
};
