import { platformLabels } from '@rankwright/contracts/limits';
import { publicationStateLabels } from '@rankwright/contracts/publishing';
import { getErrorMessage } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { refreshPlan } from '../calendar/calendar.data.ts';
import { retryOrCheckPublication } from './alerts.data.ts';

/** Retries or checks a publication, shows the result in a toast and refetches the plan. */
export const useRetryPublication = () => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: retryOrCheckPublication,
    onSuccess: ({ publication: { platform, state, error } }) => {
      const title = `${platformLabels[platform]}: ${publicationStateLabels[state]}`;
      if (state === 'failed') showError(title, error ?? 'Unknown error occurred');
      else showToast({ title });
    },
    onError: (error) => showError('Publishing Error', getErrorMessage(error, 'Please try again.')),
    onSettled: () => refreshPlan(queryClient),
  });
};
