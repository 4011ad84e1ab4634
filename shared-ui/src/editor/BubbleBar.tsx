import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { Editor } from '@tiptap/core';
import { posToDOMRect } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useMemo } from 'react';
import { CommandButton } from './CommandButton.tsx';
import { bubbleCommands } from './commands.ts';
import { LinkButton } from './LinkButton.tsx';
import { SelectionMenu, type SelectionMenuAction } from './SelectionMenu.tsx';

interface BubbleBarProps {
  editor: Editor;
  selectionActions: readonly SelectionMenuAction[];
  onLink: () => void;
}

const readSelection = (editor: Editor): { from: number; to: number } | null => {
  const { selection } = editor.state;
  const { from, to, empty, $from } = selection;
  const isText =
    !empty && !$from.parent.type.spec.code && editor.state.doc.textBetween(from, to, ' ').trim() !== '';
  return isText && editor.isFocused ? { from, to } : null;
};

/** Pixels to the edges of the window, and at the top to the sticky toolbar. */
const [edge, toolbarEdge] = [8, 112];

/** Above the selection, below it where the toolbar would be covered, and never out of the window. */
const createModifiers = (text: HTMLElement) => [
  { name: 'flip', options: { boundary: text, padding: { top: toolbarEdge, bottom: edge } } },
  { name: 'preventOverflow', options: { padding: edge } },
];

/** Formatting beside the selected text, for the pointer; the toolbar and the shortcuts offer the same to the keyboard. */
export const BubbleBar = ({ editor, selectionActions, onLink }: BubbleBarProps) => {
  const range = useEditorState({ editor, selector: () => readSelection(editor) });
  const { from, to } = range ?? { from: 0, to: 0 };
  const anchor = useMemo(
    () => ({ getBoundingClientRect: () => posToDOMRect(editor.view, from, to) }),
    [editor, from, to],
  );
  if (!range) return null;
  return (
    <Popper
      open
      anchorEl={anchor}
      placement="top"
      modifiers={createModifiers(editor.view.dom)}
      sx={{ zIndex: 'appBar' }}
    >
      <Paper
        variant="outlined"
        role="toolbar"
        aria-label="Selected text: formatting"
        sx={{ display: 'flex', p: 0.25, my: 0.75 }}
        onMouseDown={(event) => event.preventDefault()}
      >
        {bubbleCommands.map((command) => (
          <CommandButton key={command.label} editor={editor} command={command} />
        ))}
        <LinkButton editor={editor} onLink={onLink} />
        {selectionActions.length > 0 && <SelectionMenu editor={editor} actions={selectionActions} />}
      </Paper>
    </Popper>
  );
};
