import type { HistoryRow } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { messageOf } from '@rankwright/sdk/api';
import { Link } from '@rankwright/sdk/router';
import { showError } from '@rankwright/sdk/toasts';
import { ActionMenu, type MenuAction } from '@rankwright/shared-ui/core';
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

const actionsOf = ({ row, onRemove, onDuplicate }: RowEvents & { row: HistoryRow }): MenuAction[] => {
  const remove = { label: 'Delete', run: () => onRemove(row) };
  if (row.type !== 'article')
    return [
      {
        label: 'Open the calendar',
        link: { component: Link, to: paths.contentPlanner },
      },
      remove,
    ];
  return [
    {
      label: 'Open to edit',
      link: { component: Link, to: paths.article(row.id) },
    },
    { label: 'Copy text', run: () => void copyOf(row.id) },
    { label: 'Duplicate', run: () => onDuplicate(row) },
    remove,
  ];
};

/** What can be done with one row. */
export const RowMenu = (props: RowEvents & { row: HistoryRow }) => (
  <ActionMenu compact label={`Actions for ${props.row.title}`} actions={() => actionsOf(props)} />
);
