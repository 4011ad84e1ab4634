import { messageOf } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { showError, showToast } from '@rankwright/sdk/toasts';

/** A billing action: afterwards the subscription is read again from its source. */
export const usePlanAction = <Input>(
  action: (input: Input) => Promise<unknown>,
  failure: string,
  success?: string,
) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSuccess: () => {
      if (success) showToast({ title: success });
    },
    onError: (error) => showError('Error', messageOf(error, failure)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['subscription'] }),
  });
};
