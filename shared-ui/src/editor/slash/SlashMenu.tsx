import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { Editor } from '@tiptap/core';
import { posToDOMRect } from '@tiptap/core';
import { useMemo } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { SlashMenuState } from './useSlashMenu.ts';

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  px: 1.5,
  minHeight: 36,
  cursor: 'pointer',
  fontSize: '0.9375rem',
  '& svg': { color: 'text.secondary' },
  '&[aria-selected=true]': { bgcolor: 'action.selected' },
} as const;

/** The list of what a slash inserts, below the caret. */
export const SlashMenu = ({ editor, menu }: { editor: Editor; menu: SlashMenuState }) => {
  const { isOpen, position } = menu;
  const anchor = useMemo(
    () => ({ getBoundingClientRect: () => posToDOMRect(editor.view, position, position) }),
    [editor, position],
  );
  if (!isOpen) return null;
  return (
    <Popper open anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Paper
        variant="outlined"
        role="listbox"
        id={menu.listId}
        aria-label="Insert"
        sx={{ py: 0.5, my: 0.75, width: 220, maxHeight: 320, overflowY: 'auto' }}
      >
        {menu.found.map((item, index) => (
          <Box
            key={item.label}
            id={`${menu.listId}-${index}`}
            role="option"
            aria-selected={index === menu.index}
            ref={(option: HTMLElement | null) => {
              if (index === menu.index) option?.scrollIntoView({ block: 'nearest' });
            }}
            sx={optionStyle}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => menu.insert(item)}
          >
            <Icon name={item.icon} />
            {item.label}
          </Box>
        ))}
      </Paper>
    </Popper>
  );
};
