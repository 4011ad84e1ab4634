import { platformLabels } from '@rankwright/contracts/limits';
import {
  checkPublication,
  publicationStateLabels,
  retryPublication,
  type Publication,
} from '@rankwright/contracts/publishing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getErrorMessage } from '../http/ApiError.ts';
import { callApi } from '../http/callApi.ts';
import { showError, showToast } from '../toasts.ts';
import { applyPublication } from './applyPublication.ts';

/** Retries a publication, or checks whether the post exists when its state is unknown. The server does the work. */
export const useRetryPublication = ({ id, state, platform }: Publication) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(state === 'unknown' ? checkPublication : retryPublication, { params: { id } }),
    onSuccess: ({ publication }) => {
      applyPublication(queryClient, publication);
      showToast({
        title: platformLabels[platform],
        description: publicationStateLabels[publication.state],
      });
    },
    onError: (error) => showError('Publishing Error', getErrorMessage(error, 'Please try again.')),
  });
};
