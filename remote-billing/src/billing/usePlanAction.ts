import { getErrorMessage } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { dismissErrors, showError, showToast } from '@rankwright/sdk/toasts';

/** A billing mutation with toasts; refetches the subscription afterwards. */
export const usePlanAction = <Input>(
  action: (input: Input) => Promise<unknown>,
  failure: string,
  success?: string,
) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: action,
    onMutate: () => dismissErrors(failure),
    onSuccess: () => {
      if (success) showToast({ title: success });
    },
    onError: (error) => showError('Error', getErrorMessage(error, failure), failure),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['subscription'] }),
  });
};
