import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Icon } from '../icons/Icon.tsx';
import { CommandButton } from './CommandButton.tsx';
import { commands } from './commands.ts';
import { LinkButton } from './LinkButton.tsx';
import { SelectionMenu, type SelectionMenuAction } from './SelectionMenu.tsx';
import { TableTools } from './TableTools.tsx';

interface ToolbarProps {
  editor: Editor;
  label: string;
  selectionActions: readonly SelectionMenuAction[];
  onInsert: (kind: 'link' | 'image') => void;
}

/** Formatting commands; at a table also its rows and columns. */
export const Toolbar = ({ editor, label, selectionActions, onInsert }: ToolbarProps) => {
  const inTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  return (
    <>
      <Box
        role="toolbar"
        aria-label={`${label}: formatting`}
        sx={{
          display: 'flex',
          gap: 0.25,
          py: 0.5,
          px: 0.5,
          // One line that scrolls sideways where it does not fit.
          overflowX: 'auto',
          scrollbarWidth: 'none',
          '& > *': { flexShrink: 0 },
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        {commands.map((command) => (
          <CommandButton key={command.label} editor={editor} command={command} />
        ))}
        <LinkButton editor={editor} onLink={() => onInsert('link')} />
        <Tooltip title="Image">
          <IconButton size="small" aria-label="Image" onClick={() => onInsert('image')}>
            <Icon name="image" />
          </IconButton>
        </Tooltip>
        {selectionActions.length > 0 && <SelectionMenu editor={editor} actions={selectionActions} />}
      </Box>
      {inTable && <TableTools editor={editor} />}
    </>
  );
};
