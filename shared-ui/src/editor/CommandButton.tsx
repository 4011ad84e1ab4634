import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Icon } from '../icons/Icon.tsx';
import type { EditorCommand } from './commands.ts';

/** One formatting command; pressed while it applies at the caret. */
export const CommandButton = ({ editor, command }: { editor: Editor; command: EditorCommand }) => {
  const { active, enabled } = useEditorState({
    editor,
    selector: () => ({
      active: command.active?.(editor) ?? false,
      enabled: command.enabled?.(editor) ?? true,
    }),
  });
  return (
    <Tooltip title={command.label}>
      <span>
        <IconButton
          size="small"
          aria-label={command.label}
          disabled={!enabled}
          onClick={() => command.run(editor)}
          {...(command.active && { 'aria-pressed': active })}
        >
          <Icon name={command.icon} />
        </IconButton>
      </span>
    </Tooltip>
  );
};
