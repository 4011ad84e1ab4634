import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useState, type KeyboardEvent } from 'react';
import { caretPageStyle, getCaretMargins, getEditorStyle } from './editorStyle.ts';
import { extensions } from './extensions.ts';
import { InsertTools } from './InsertTools.tsx';
import type { SelectionMenuAction } from './SelectionMenu.tsx';
import { revealText } from './revealText.ts';
import { createSlashItems } from './slash/slashItems.ts';
import { useSlashMenu } from './slash/useSlashMenu.ts';
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

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey);

const saveOnKey = (event: KeyboardEvent, flush: () => void, onSave?: () => void): void => {
  if (!onSave || !isSaveKey(event)) return;
  event.preventDefault();
  flush();
  onSave();
};

/** Sticky below the host's header. */
const stickyToolbar = {
  position: { md: 'sticky' },
  top: 64,
  zIndex: 1,
  bgcolor: 'background.paper',
  borderRadius: 2,
} as const;

const getFrameStyle = (minHeight: number) => ({
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  ...getEditorStyle(minHeight),
  '&:focus-within': { borderColor: 'text.primary' },
});

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
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null);
  const slashItems = useMemo(() => createSlashItems(setDialog), []);
  const slashMenu = useSlashMenu(editor, slashItems);
  return (
    <Box
      onKeyDown={(event) => saveOnKey(event, flush, onSave)}
      onKeyDownCapture={slashMenu.handleKey}
      sx={getFrameStyle(minHeight)}
    >
      <GlobalStyles styles={caretPageStyle} />
      <Box sx={stickyToolbar}>
        <Toolbar editor={editor} label={label} selectionActions={selectionActions} onInsert={setDialog} />
      </Box>
      <EditorContent editor={editor} />
      <InsertTools
        editor={editor}
        menu={slashMenu}
        selectionActions={selectionActions}
        dialog={dialog}
        onDialog={setDialog}
      />
    </Box>
  );
};
