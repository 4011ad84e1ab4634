import { platformLabels } from '@rankwright/contracts/limits';
import { describePublication, type Publication } from '@rankwright/contracts/publishing';
import { useApiMutation } from '@rankwright/sdk/query';
import type { ToastInput } from '@rankwright/sdk/toasts';
import { planKeys } from '../scheduledItems/scheduledItems.data.ts';
import { retryOrCheckPublication } from './alerts.data.ts';

const createOutcomeToast = (publication: Publication): ToastInput => {
  const { platform, state, error } = publication;
  const title = `${platformLabels[platform]}: ${describePublication(publication)}`;
  return state === 'failed'
    ? { title, description: error ?? 'Unknown error occurred', variant: 'destructive' }
    : { title };
};

/** Retries or checks a publication, shows the outcome in a toast and refetches the plan. */
export const useRetryPublication = () =>
  useApiMutation({
    send: retryOrCheckPublication,
    success: ({ publication }) => createOutcomeToast(publication),
    errorTitle: 'Publishing Error',
    errorText: 'Please try again.',
    invalidates: planKeys,
  });
