import { getErrorMessage } from '@rankwright/sdk/api';
import { useMutation, useQueryClient } from '@rankwright/sdk/query';
import { dismissErrors, showError } from '@rankwright/sdk/toasts';

export interface Failure {
  title: string;
  text: string;
}

/** A connection mutation with an error toast; refetches the connections afterwards. */
export const useConnectionAction = <Input, Result>(
  action: (input: Input) => Promise<Result>,
  failure: Failure,
  onDone: (result: Result) => void,
) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: action,
    onMutate: () => dismissErrors(failure.title),
    onSuccess: onDone,
    onError: (error) => showError(failure.title, getErrorMessage(error, failure.text), failure.title),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['connections'] }),
  });
};
