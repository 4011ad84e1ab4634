import type { HistoryRow } from '@rankwright/contracts/articles';
import { paths } from '@rankwright/contracts/paths';
import { getErrorMessage } from '@rankwright/sdk/api';
import { Link } from '@rankwright/sdk/router';
import { showError } from '@rankwright/sdk/toasts';
import { ActionMenu, type MenuAction } from '@rankwright/shared-ui/overlays';
import { copyArticle } from '../article/exportArticle.ts';
import { requestGetArticle } from './history.data.ts';

export interface RowEvents {
  /** False without a plan: articles are then opened for reading. */
  canWrite: boolean;
  onRemove: (row: HistoryRow) => void;
  onDuplicate: (row: HistoryRow) => void;
}

const copyArticleText = async (id: string): Promise<void> => {
  try {
    await copyArticle(await requestGetArticle(id));
  } catch (error) {
    showError('Error', getErrorMessage(error, 'Failed to copy content'));
  }
};

const getWritingActions = ({ id, articleId }: HistoryRow, canWrite: boolean): MenuAction[] =>
  canWrite
    ? [
        { label: 'Edit', link: { component: Link, to: paths.article(id) } },
        { label: 'Publish…', link: { component: Link, to: paths.publishArticle(id) } },
      ]
    : [{ label: 'Read', link: { component: Link, to: paths.readArticle(articleId) } }];

const buildRowActions = ({
  row,
  canWrite,
  onRemove,
  onDuplicate,
}: RowEvents & { row: HistoryRow }): MenuAction[] => {
  const remove = { label: 'Delete', run: () => onRemove(row) };
  if (row.type !== 'article')
    return [
      { label: 'Write it', link: { component: Link, to: paths.article(row.articleId) } },
      {
        label: 'Open calendar',
        link: { component: Link, to: paths.contentPlanner },
      },
      remove,
    ];
  return [
    ...getWritingActions(row, canWrite),
    { label: 'Copy text', run: () => void copyArticleText(row.id) },
    { label: 'Duplicate', run: () => onDuplicate(row) },
    remove,
  ];
};

/** The actions menu of a row. */
export const RowMenu = (props: RowEvents & { row: HistoryRow }) => (
  <ActionMenu compact label={`Actions for ${props.row.title}`} actions={() => buildRowActions(props)} />
);
