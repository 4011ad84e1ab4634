import { platformLabels } from '@rankwright/contracts/limits';
import { messageOf } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { refreshPlan } from '../calendar/calendar.data.ts';
import { stateWords } from '../calendar/publications/publication.model.ts';
import { mend } from './attention.data.ts';

/** Tries a publication again or looks for it, says what came of it, and reads the plan again. */
export const useMending = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: mend,
    onSuccess: ({ publication: { platform, state, error } }) => {
      const title = `${platformLabels[platform]}: ${stateWords[state].label}`;
      if (state === 'failed') showError(title, error ?? 'Unknown error occurred');
      else showToast({ title });
    },
    onError: (error) => showError('Publishing Error', messageOf(error, 'Please try again.')),
    onSettled: () => refreshPlan(queryClient),
  });
};
