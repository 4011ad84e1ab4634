import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { EditorContent } from '@tiptap/react';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { getCaretPageStyle, getEditorStyle, getToolbarTop, type EditorFrame } from './editorStyle.ts';
import type { RequestImage } from './imageFiles.ts';
import { InsertTools } from './InsertTools.tsx';
import type { SelectionMenuAction } from './SelectionMenu.tsx';
import { createSlashItems } from './slash/slashItems.ts';
import { useSlashMenu } from './slash/useSlashMenu.ts';
import { Toolbar } from './Toolbar.tsx';
import { useInsertDialog } from './useInsertDialog.ts';
import { useLatest } from './useLatest.ts';
import { useMarkdownEditor, type EditorHandle } from './useMarkdownEditor.ts';

export type { EditorHandle } from './useMarkdownEditor.ts';

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
  /** `page` for a page that is full screen and has a bar of its own; the root's `--writing-bar-height` is its height. */
  frame?: EditorFrame;
  /** Asks for an image of the text, selected, pasted or dropped. Without it, images have URLs. */
  onRequestImage?: RequestImage;
  /** Between the toolbar and the text, such as the title. */
  lead?: ReactNode;
}

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey);

const saveOnKey = (event: KeyboardEvent, flush: () => void, onSave?: () => void): void => {
  if (!onSave || !isSaveKey(event)) return;
  event.preventDefault();
  flush();
  onSave();
};

/** Sticky below the bar of the page; on a window without much height only a full text fits. */
const toolbarStyles = {
  box: {
    position: { md: 'sticky' },
    top: getToolbarTop('box'),
    zIndex: 1,
    bgcolor: 'background.paper',
    borderRadius: 2,
  },
  page: {
    position: 'sticky',
    top: getToolbarTop('page'),
    '@media (max-height: 599px)': { position: 'static' },
    zIndex: 1,
    bgcolor: 'background.default',
    mb: { xs: 2, md: 4 },
    // The first icon stands above the first letter.
    '& > [role="toolbar"]': { ml: -1, px: 0 },
    '@media print': { display: 'none' },
  },
} as const;

const boxStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  '&:focus-within': { borderColor: 'text.primary' },
} as const;

/** Rich text editor with Markdown as input and output. */
export const RichTextEditor = (props: RichTextEditorProps) => {
  const { label, onSave, selectionActions = [], minHeight = 320, frame = 'box', lead } = props;
  const { editor, flush } = useMarkdownEditor(props);
  const { dialog, setDialog, openDialog } = useInsertDialog(editor, props.onRequestImage);
  const latestOpen = useLatest(openDialog);
  const slashItems = useMemo(() => createSlashItems((kind) => latestOpen.current(kind)), [latestOpen]);
  const slashMenu = useSlashMenu(editor, slashItems);
  return (
    <Box
      onKeyDown={(event) => saveOnKey(event, flush, onSave)}
      onKeyDownCapture={slashMenu.handleKey}
      sx={{ ...getEditorStyle(minHeight, frame), ...(frame === 'box' && boxStyle) }}
    >
      <GlobalStyles styles={getCaretPageStyle(frame)} />
      <Box sx={toolbarStyles[frame]}>
        <Toolbar editor={editor} label={label} selectionActions={selectionActions} onInsert={openDialog} />
      </Box>
      {lead && <Box sx={frame === 'box' ? { px: { xs: 2, md: 3 }, pt: { xs: 2, md: 3 } } : {}}>{lead}</Box>}
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
