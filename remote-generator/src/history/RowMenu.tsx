import type { HistoryRow } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { useNavigate } from '@rankwright/sdk/router';
import { showError } from '@rankwright/sdk/toasts';
import { Icon, IconButton, Menu, MenuItem } from '@rankwright/shared-ui/core';
import { useState } from 'react';
import { copyText } from '../article/exportArticle.ts';
import { readText } from './history.data.ts';

export interface RowEvents {
  onRemove: (row: HistoryRow) => void;
  onDuplicate: (row: HistoryRow) => void;
}

const copyOf = async (id: string): Promise<void> => {
  try {
    await copyText((await readText(id)).content);
  } catch (error) {
    showError('Error', messageOf(error, 'Failed to copy content'));
  }
};

type Entry = readonly [label: string, run: () => void];

/** What can be done with one row. */
export const RowMenu = ({ row, onRemove, onDuplicate }: RowEvents & { row: HistoryRow }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const navigate = useNavigate();
  const remove: Entry = ['Delete', () => onRemove(row)];
  const entries: readonly Entry[] =
    row.type === 'article'
      ? [
          ['Open to edit', () => void navigate(paths.article(row.id))],
          ['Copy text', () => void copyOf(row.id)],
          ['Duplicate', () => onDuplicate(row)],
          remove,
        ]
      : [['Open the calendar', () => void navigate(paths.contentPlanner)], remove];
  return (
    <>
      <IconButton
        size="small"
        sx={{ color: 'text.primary' }}
        aria-label={`Actions for ${row.title}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="more" />
      </IconButton>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={() => setAnchor(null)}>
          {entries.map(([label, run]) => (
            <MenuItem
              key={label}
              onClick={() => {
                setAnchor(null);
                run();
              }}
            >
              {label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
