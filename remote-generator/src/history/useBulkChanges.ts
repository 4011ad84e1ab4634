import type { HistoryRow } from '@rankwright/contracts/articles';
import { ApiError } from '@rankwright/sdk/api';
import { announce } from '@rankwright/sdk/host';
import { useApiMutation } from '@rankwright/sdk/query';
import { showToast } from '@rankwright/sdk/toasts';
import { offerUndo } from '@rankwright/sdk/undo';
import { useState } from 'react';
import { describeApprovals, describeFailures, formatArticleCount } from './bulk.model.ts';
import type { HistoryFilters } from './filters.model.ts';
import { deleteRow, requestApproveArticle, requestRestoreArticle } from './history.data.ts';
import { useCachedRows } from './useCachedRows.ts';

interface Outcome {
  done: HistoryRow[];
  errors: unknown[];
}

const isUnedited = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'STARTING_DRAFT_UNEDITED';

/**
 * Sends a request for each row, one after the other. Rows that fail are skipped; throws when all failed, unless a draft
 * was left because it needs an edit.
 */
const sendForEach = async (
  rows: readonly HistoryRow[],
  send: (row: HistoryRow) => Promise<unknown>,
  onProgress: (handled: number) => void,
): Promise<Outcome> => {
  const done: HistoryRow[] = [];
  const errors: unknown[] = [];
  for (const row of rows) {
    onProgress(done.length + errors.length);
    await send(row).then(
      () => done.push(row),
      (error: unknown) => errors.push(error),
    );
  }
  if (done.length === 0 && errors.length > 0 && !errors.some(isUnedited)) throw errors[0];
  return { done, errors };
};

/** Deletes (with undo) and approves several articles. */
export const useBulkChanges = (filters: HistoryFilters, onDone: () => void) => {
  const cached = useCachedRows(filters);
  const [handled, setHandled] = useState(0);

  const restoring = useApiMutation({
    send: (rows: readonly HistoryRow[]) =>
      sendForEach(rows, ({ id }) => requestRestoreArticle(id), setHandled),
    errorText: 'Failed to restore the articles',
    onSuccess: ({ done, errors }) => {
      done.forEach(cached.insert);
      announce(`${formatArticleCount(done.length)} restored.${describeFailures(errors.length, 'restored')}`);
    },
  });
  const deleting = useApiMutation({
    send: (rows: readonly HistoryRow[]) => sendForEach(rows, deleteRow, setHandled),
    errorText: 'Failed to delete content',
    onSuccess: ({ done, errors }) => {
      done.forEach(cached.remove);
      cached.clearOtherQueries();
      onDone();
      offerUndo({
        title: 'Deleted',
        description: `${formatArticleCount(done.length)} deleted.${describeFailures(errors.length, 'deleted')}`,
        run: () => restoring.mutate(done),
      });
    },
  });
  const approving = useApiMutation({
    send: (rows: readonly HistoryRow[]) =>
      sendForEach(rows, ({ id }) => requestApproveArticle(id), setHandled),
    errorText: 'The articles could not be approved. Please try again.',
    onSuccess: ({ done, errors }) => {
      const unedited = errors.filter(isUnedited).length;
      onDone();
      showToast(describeApprovals(done.length, unedited, errors.length - unedited));
    },
  });
  const running = deleting.isPending ? 'Deleting' : approving.isPending ? 'Approving' : null;
  return { remove: deleting.mutate, approve: approving.mutate, running, handled };
};
