import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { commands } from './commands.ts';
import { InsertDialog, type Inserted } from './InsertDialog.tsx';
import { SelectionMenu, type SelectionMenuAction } from './SelectionMenu.tsx';
import { TableTools } from './TableTools.tsx';

const insert = (editor: Editor, kind: 'link' | 'image', { url, text }: Inserted): void => {
  const chain = editor.chain().focus();
  if (kind === 'image') chain.setImage({ src: url, alt: text }).run();
  else if (editor.state.selection.empty)
    chain.insertContent({ type: 'text', text: url, marks: [{ type: 'link', attrs: { href: url } }] }).run();
  else chain.setLink({ href: url }).run();
};

const CommandButtons = ({ editor }: { editor: Editor }) => {
  const states = useEditorState({
    editor,
    selector: () =>
      commands.map(({ active, enabled }) => ({
        active: active?.(editor) ?? false,
        enabled: enabled?.(editor) ?? true,
      })),
  });
  return commands.map((command, index) => (
    <Tooltip key={command.label} title={command.label}>
      <span>
        <IconButton
          size="small"
          aria-label={command.label}
          disabled={!states[index]?.enabled}
          onClick={() => command.run(editor)}
          {...(command.active && { 'aria-pressed': states[index]?.active ?? false })}
        >
          <Icon name={command.icon} />
        </IconButton>
      </span>
    </Tooltip>
  ));
};

interface ToolbarProps {
  editor: Editor;
  label: string;
  selectionActions: readonly SelectionMenuAction[];
}

export const Toolbar = ({ editor, label, selectionActions }: ToolbarProps) => {
  const [openDialog, setOpenDialog] = useState<'link' | 'image' | null>(null);
  const { inTable, inLink } = useEditorState({
    editor,
    selector: () => ({
      inTable: editor.isActive('table'),
      inLink: editor.isActive('link'),
    }),
  });
  const toggleOrOpen = (kind: 'link' | 'image') =>
    kind === 'link' && inLink ? void editor.chain().focus().unsetLink().run() : setOpenDialog(kind);
  const getLabel = (kind: 'link' | 'image') => {
    if (kind === 'image') return 'Image';
    return inLink ? 'Remove link' : 'Link';
  };
  return (
    <>
      <Box
        role="toolbar"
        aria-label={`${label}: formatting`}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.25, p: 0.5, borderBottom: 1, borderColor: 'divider' }}
      >
        <CommandButtons editor={editor} />
        {(['link', 'image'] as const).map((kind) => (
          <Tooltip key={kind} title={getLabel(kind)}>
            <IconButton size="small" aria-label={getLabel(kind)} onClick={() => toggleOrOpen(kind)}>
              <Icon name={kind} />
            </IconButton>
          </Tooltip>
        ))}
        {selectionActions.length > 0 && <SelectionMenu editor={editor} actions={selectionActions} />}
        {openDialog && (
          <InsertDialog
            kind={openDialog}
            onCancel={() => setOpenDialog(null)}
            onInsert={(inserted) => {
              insert(editor, openDialog, inserted);
              setOpenDialog(null);
            }}
          />
        )}
      </Box>
      {inTable && <TableTools editor={editor} />}
    </>
  );
};
