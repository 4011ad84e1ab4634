import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { readSelectedText, type SelectedText } from './selectedText.ts';

/** An action on the selected text. */
export interface SelectionMenuAction {
  label: string;
  run: (selected: SelectedText) => void;
}

/** Actions on the selection; disabled while nothing is selected. */
export const SelectionMenu = ({
  editor,
  actions,
}: {
  editor: Editor;
  actions: readonly SelectionMenuAction[];
}) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isEmpty = useEditorState({ editor, selector: () => editor.state.selection.empty });
  const run = (action: SelectionMenuAction) => {
    setAnchor(null);
    const selected = readSelectedText(editor);
    if (selected) action.run(selected);
  };
  return (
    <>
      <Button
        size="small"
        color="inherit"
        disabled={isEmpty}
        aria-haspopup="menu"
        title={isEmpty ? 'Select text to rewrite it' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Rewrite
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map((action) => (
          <MenuItem key={action.label} onClick={() => run(action)}>
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
