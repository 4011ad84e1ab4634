import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Icon } from '../icons/Icon.tsx';

/** Adds a link, or removes the one at the caret. */
export const LinkButton = ({ editor, onLink }: { editor: Editor; onLink: () => void }) => {
  const inLink = useEditorState({ editor, selector: () => editor.isActive('link') });
  const label = inLink ? 'Remove link' : 'Link';
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        aria-label={label}
        onClick={() => (inLink ? void editor.chain().focus().unsetLink().run() : onLink())}
      >
        <Icon name="link" />
      </IconButton>
    </Tooltip>
  );
};
