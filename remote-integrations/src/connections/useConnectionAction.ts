import { endpointKey } from '@rankwright/sdk/api';
import { listConnections } from '@rankwright/contracts/connections';
import { useApiMutation } from '@rankwright/sdk/query';
import { getConnectionErrorText } from './connectionErrorText.ts';

export interface Failure {
  title: string;
  text: string;
}

/** A connection mutation with an error toast; refetches the connections afterwards. */
export const useConnectionAction = <Input, Result>(
  send: (input: Input) => Promise<Result>,
  { title, text }: Failure,
  onSuccess: (result: Result) => void,
) =>
  useApiMutation({
    topic: title,
    send,
    errorTitle: title,
    errorText: (error) => getConnectionErrorText(error, text),
    invalidates: [endpointKey(listConnections)],
    onSuccess,
  });
