import { listAlerts } from '@rankwright/contracts/alerts';
import { getArticle, type Article } from '@rankwright/contracts/articles';
import { listScheduledItems } from '@rankwright/contracts/planner';
import { endpointKey } from '@rankwright/sdk/api';
import { useApiMutation } from '@rankwright/sdk/query';

/** Sends a decision about a version; the dialog shows its error. */
export const useReviewDecision = <Input>(
  send: (input: Input) => Promise<{ article: Article }>,
  success: { title: string; description: string },
  onDone: () => void,
) =>
  useApiMutation({
    send,
    success,
    errorText: null,
    invalidates: [listScheduledItems, listAlerts, getArticle].map(endpointKey),
    onSuccess: onDone,
  });
