import { listReports } from '@rankwright/contracts/reports';
import { endpointKey } from '@rankwright/sdk/api';
import { useApiMutation, type ApiMutationOptions } from '@rankwright/sdk/query';

/** A change of the reports; the list is read again after it. */
export const useReportAction = <Input = void, Output = unknown>(
  send: (input: Input) => Promise<Output>,
  options: Omit<ApiMutationOptions<Input, Output>, 'send' | 'invalidates'>,
) => useApiMutation({ send, invalidates: [endpointKey(listReports)], ...options });
