import type { Refresh } from '@rankwright/contracts/refreshes';
import { useUnsavedForm } from '@rankwright/sdk/host';
import { useApiMutation, useQueryClient } from '@rankwright/sdk/query';
import { useState } from 'react';
import {
  refreshesQuery,
  refreshQuery,
  requestApproveRefresh,
  requestDiscardRefresh,
  requestUpdateRefreshProposal,
} from './refresh.data.ts';

/** The proposal as it is on screen, and what can be done with it. */
export const useProposal = (refresh: Refresh, onDiscarded: () => void) => {
  const { id, edition, proposal, articleVersion, live } = refresh;
  const queryClient = useQueryClient();
  const [text, setText] = useState(proposal);
  /** The text of the site whose replacement was confirmed. */
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const isConfirmed = confirmed === live.revision;
  const isDirty = text.title !== proposal.title || text.content !== proposal.content;
  useUnsavedForm(isDirty, 'The proposal');
  const show = (shown: Refresh): void => {
    queryClient.setQueryData(refreshQuery(id).queryKey, { success: true, refresh: shown });
  };
  const save = async (): Promise<Refresh> => {
    if (!isDirty) return refresh;
    const saved = await requestUpdateRefreshProposal(id, { ...text, edition });
    // What was saved is shown: the server trims it.
    setText(saved.proposal);
    show(saved);
    return saved;
  };
  const options = { invalidates: [refreshQuery(id).queryKey, refreshesQuery.queryKey] };
  const saving = useApiMutation({ ...options, send: save, errorText: 'The proposal could not be saved.' });
  const approving = useApiMutation({
    ...options,
    send: async () =>
      requestApproveRefresh(id, {
        edition: (await save()).edition,
        ...{ articleVersion, revision: live.revision, replacesSiteText: isConfirmed },
      }),
    errorTitle: 'Not updated',
    errorText: 'The post could not be updated. Please try again.',
    onSuccess: show,
  });
  const discarding = useApiMutation({
    ...options,
    send: () => requestDiscardRefresh(id),
    errorText: 'The proposal could not be discarded.',
    onSuccess: () => {
      setText(proposal);
      onDiscarded();
    },
  });
  return {
    ...{ text, setText, isDirty, isConfirmed, saving, approving, discarding },
    setIsConfirmed: (isSeen: boolean) => setConfirmed(isSeen ? live.revision : null),
    isBusy: saving.isPending || approving.isPending || discarding.isPending,
  };
};
export type Proposal = ReturnType<typeof useProposal>;
