import { platformLabels } from '@rankwright/contracts/limits';
import {
  checkPublication,
  describePublication,
  retryPublication,
  type Publication,
} from '@rankwright/contracts/publishing';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../http/callApi.ts';
import { useApiMutation } from '../query.ts';
import { applyPublication } from './applyPublication.ts';

/** Retries a publication, or checks whether the post exists when its state is unknown. The server does the work. */
export const useRetryPublication = ({ id, state, platform }: Publication) => {
  const queryClient = useQueryClient();
  return useApiMutation({
    send: () => callApi(state === 'unknown' ? checkPublication : retryPublication, { params: { id } }),
    errorTitle: 'Publishing Error',
    errorText: 'Please try again.',
    success: ({ publication }) => ({
      title: platformLabels[platform],
      description: describePublication(publication),
    }),
    onSuccess: ({ publication }) => applyPublication(queryClient, publication),
  });
};
