import { rewriteSelection, type SelectionAction } from '@rankwright/contracts/generations';
import { callApi, getErrorMessage } from '@rankwright/sdk/api';
import { useQuery, queryOptions } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { Button, ErrorState, LoadingState, Skeleton, Typography } from '@rankwright/shared-ui/core';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@rankwright/shared-ui/overlays';
import type { SelectedText } from '@rankwright/shared-ui/editor';
import { DiffView } from '../editor/DiffView.ts';

export const selectionActionLabels: Record<SelectionAction, string> = {
  rewrite: 'Rewrite selection',
  shorten: 'Shorten selection',
  expand: 'Expand selection',
  simplify: 'Simplify selection',
};

/** A request to rewrite a selected passage. */
export interface SelectionRequest {
  action: SelectionAction;
  selected: SelectedText;
}

const proposalQuery = (articleId: string, { action, selected }: SelectionRequest) =>
  queryOptions({
    queryKey: [rewriteSelection.path, articleId, action, selected.markdown] as const,
    queryFn: ({ signal }) =>
      callApi(rewriteSelection, {
        params: { id: articleId },
        body: { text: selected.markdown, action },
        signal,
      }),
    gcTime: 0,
  });

interface SelectionRewriteDialogProps {
  articleId: string;
  request: SelectionRequest;
  onClose: () => void;
}

/** Proposes another wording of the selection; nothing changes until it is accepted. */
export const SelectionRewriteDialog = ({ articleId, request, onClose }: SelectionRewriteDialogProps) => {
  const proposal = useQuery(proposalQuery(articleId, request));
  const { selected, action } = request;
  const accept = (text: string) => {
    onClose();
    if (!selected.replace(text))
      showError('Error', 'The selected text has changed in the meantime. Select it again.');
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="selection-title">
      <DialogTitle id="selection-title">{selectionActionLabels[action]}</DialogTitle>
      <DialogContent dividers tabIndex={0}>
        {proposal.isPending && <LoadingState shape="article" />}
        {proposal.isError && (
          <ErrorState
            size="small"
            title="The selection could not be rewritten"
            text={getErrorMessage(proposal.error, 'Failed to rewrite content')}
            onRetry={() => void proposal.refetch()}
            retrying={proposal.isFetching}
          />
        )}
        {proposal.data && (
          <>
            <DiffView
              before={selected.markdown}
              after={proposal.data.text}
              fallback={<Skeleton variant="rounded" height={120} />}
            />
            <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
              {proposal.data.note}
            </Typography>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Reject</Button>
        <Button
          variant="contained"
          disabled={!proposal.data}
          onClick={() => proposal.data && accept(proposal.data.text)}
        >
          Accept
        </Button>
      </DialogActions>
    </Dialog>
  );
};
