import type { WebhookDelivery } from '@rankwright/contracts/connections';

const typeLabels: Record<string, string> = {
  test: 'Test',
  'article.published': 'Article published',
  'article.updated': 'Article updated',
  'article.draft': 'Draft',
};

/** What a delivery was about; types that are new to this screen are shown as they are. */
export const getDeliveryLabel = ({ type }: WebhookDelivery): string => typeLabels[type] ?? type;

/** The receiver's answer and how long it took. */
export const formatAnswer = ({ status, durationMs }: WebhookDelivery): string => {
  const duration =
    durationMs < 1_000 ? `${durationMs} ms` : `${(durationMs / 1_000).toFixed(1).replace('.0', '')} s`;
  return `${status === null ? 'No answer' : `HTTP ${status}`} in ${duration}`;
};
