import { endpointKey } from '@rankwright/sdk/api';
import { getSubscription } from '@rankwright/contracts/billing';
import { useApiMutation } from '@rankwright/sdk/query';
import { getBillingErrorText } from './billing.data.ts';

/** A billing mutation with toasts; refetches the subscription afterwards. */
export const usePlanAction = <Input>(
  send: (input: Input) => Promise<unknown>,
  errorText: string,
  success?: string,
) =>
  useApiMutation({
    topic: errorText,
    send,
    errorText: (error) => getBillingErrorText(error, errorText),
    ...(success && { success: { title: success } }),
    invalidates: [endpointKey(getSubscription)],
  });
