import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, type KeyboardEvent } from 'react';
import { caretPageStyle, getCaretMargins, getEditorStyle } from './editorStyle.ts';
import { extensions } from './extensions.ts';
import type { SelectionMenuAction } from './SelectionMenu.tsx';
import { revealText } from './revealText.ts';
import { Toolbar } from './Toolbar.tsx';
import { useDebouncedMarkdown } from './useDebouncedMarkdown.ts';

/** Imperative handle of the editor. */
export interface EditorHandle {
  /** Scrolls to and selects the block with this text; an empty text means the start. False when not found. */
  reveal: (text: string) => boolean;
}

export interface RichTextEditorProps {
  /** Markdown. */
  value: string;
  onChange: (markdown: string) => void;
  /** Accessible name. */
  label: string;
  /** Called on Ctrl+S or Cmd+S. */
  onSave?: () => void;
  onReady?: (editor: EditorHandle) => void;
  /** Offered in the toolbar while text is selected. */
  selectionActions?: readonly SelectionMenuAction[];
  /** Pixels. */
  minHeight?: number;
}

/** Sticky below the host's header. */
const stickyToolbar = {
  position: { md: 'sticky' },
  top: 64,
  zIndex: 1,
  bgcolor: 'background.paper',
  borderRadius: 2,
} as const;

/** Rich text editor with Markdown as input and output. */
export const RichTextEditor = ({
  value,
  onChange,
  label,
  onSave,
  onReady,
  selectionActions = [],
  minHeight = 320,
}: RichTextEditorProps) => {
  const {
    touched: scheduleUpdate,
    settle: flush,
    adopt: acceptExternalValue,
  } = useDebouncedMarkdown(value, onChange);
  const editor = useEditor({
    extensions,
    content: value,
    contentType: 'markdown',
    immediatelyRender: true,
    injectCSS: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
      ...getCaretMargins(),
    },
    onUpdate: ({ editor: changed }) => scheduleUpdate(changed),
    onBlur: flush,
  });
  useEffect(() => {
    if (acceptExternalValue(value))
      editor.commands.setContent(value, { contentType: 'markdown', emitUpdate: false });
  }, [editor, value, acceptExternalValue]);
  useEffect(() => {
    onReady?.({ reveal: (text) => revealText(editor, text) });
  }, [editor, onReady]);
  const save = (event: KeyboardEvent) => {
    if (!onSave || event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    flush();
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
        ...getEditorStyle(minHeight),
        '&:focus-within': { borderColor: 'text.primary' },
      }}
    >
      <GlobalStyles styles={caretPageStyle} />
      <Box sx={stickyToolbar}>
        <Toolbar editor={editor} label={label} selectionActions={selectionActions} />
      </Box>
      <EditorContent editor={editor} />
    </Box>
  );
};
