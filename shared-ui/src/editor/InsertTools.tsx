import type { Editor } from '@tiptap/core';
import { BubbleBar } from './BubbleBar.tsx';
import { InsertDialog } from './InsertDialog.tsx';
import { insertFromDialog } from './insertFromDialog.ts';
import type { SelectionMenuAction } from './SelectionMenu.tsx';
import { SlashMenu } from './slash/SlashMenu.tsx';
import type { SlashMenuState } from './slash/useSlashMenu.ts';

interface InsertToolsProps {
  editor: Editor;
  menu: SlashMenuState;
  selectionActions: readonly SelectionMenuAction[];
  /** The open dialog. */
  dialog: 'link' | 'image' | null;
  onDialog: (kind: 'link' | 'image' | null) => void;
}

/** What opens over the text: slash menu, formatting of the selection, and the dialog for a link or image. */
export const InsertTools = ({ editor, menu, selectionActions, dialog, onDialog }: InsertToolsProps) => (
  <>
    <SlashMenu editor={editor} menu={menu} />
    <BubbleBar editor={editor} selectionActions={selectionActions} onLink={() => onDialog('link')} />
    {dialog && (
      <InsertDialog
        kind={dialog}
        onCancel={() => onDialog(null)}
        onInsert={(inserted) => {
          insertFromDialog(editor, dialog, inserted);
          onDialog(null);
        }}
      />
    )}
  </>
);
