import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';

const tools: readonly [label: string, run: (editor: Editor) => void][] = [
  ['Add row', (editor) => editor.chain().focus().addRowAfter().run()],
  ['Add column', (editor) => editor.chain().focus().addColumnAfter().run()],
  ['Delete row', (editor) => editor.chain().focus().deleteRow().run()],
  ['Delete column', (editor) => editor.chain().focus().deleteColumn().run()],
  ['Delete table', (editor) => editor.chain().focus().deleteTable().run()],
];

/** Toolbar for the table at the cursor. */
export const TableTools = ({ editor }: { editor: Editor }) => (
  <Box
    role="toolbar"
    aria-label="Table"
    sx={{ display: 'flex', flexWrap: 'wrap', px: 0.5, borderBottom: 1, borderColor: 'divider' }}
  >
    {tools.map(([label, run]) => (
      <Button key={label} size="small" onClick={() => run(editor)}>
        {label}
      </Button>
    ))}
  </Box>
);
