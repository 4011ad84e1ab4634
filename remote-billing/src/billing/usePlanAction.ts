import { endpointKey } from '@rankwright/sdk/api';
import { getSubscription } from '@rankwright/contracts/billing';
import { useApiMutation } from '@rankwright/sdk/query';
import { getBillingErrorText } from './billing.data.ts';

/** A billing mutation with toasts; logs an error and refetches the subscription afterwards. */
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
    onError: (error) => console.error(errorText, error),
    invalidates: [endpointKey(getSubscription)],
  });
