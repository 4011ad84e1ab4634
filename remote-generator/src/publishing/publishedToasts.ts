import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import type { PublishReply } from '@rankwright/contracts/publishing';
import { ApiError, messageOf } from '@rankwright/sdk/api';
import { showError, showToast } from '@rankwright/sdk/toasts';

const failureTitles: Record<Platform, string> = {
  wordpress: 'WordPress Publish Failed',
  wix: 'Wix Publish Failed',
  webflow: 'Webflow Publish Failed',
  shopify: 'Publishing Failed',
};

export const tellNotConfigured = (platform: Platform): void => {
  const label = platformLabels[platform];
  showError(`${label} Not Configured`, `Please configure ${label} in the Integrations page first.`);
};

/** What became of a post, as a toast; an outcome nobody knows is not called a failure. */
export const tellReply = (platform: Platform, { success, state, error, url }: PublishReply): void => {
  const label = platformLabels[platform];
  if (success)
    showToast({
      title: `Published to ${label}`,
      ...(url && {
        action: { label: 'View live post', run: () => void window.open(url, '_blank', 'noreferrer') },
      }),
    });
  else if (state === 'unknown')
    showToast({
      title: `${label}: not known yet`,
      description: 'The site did not answer in time. Check now looks whether the post arrived.',
    });
  else if (state === 'waiting')
    showToast({
      title: `${label}: waiting`,
      description: `${error ?? 'The site is not ready.'} It is tried again by itself.`,
    });
  else showError(failureTitles[platform], error ?? 'Publishing failed');
};

/** The call itself failed: nothing was sent, or nobody answered. */
export const tellFailure = (platform: Platform, failure: unknown): void => {
  if (failure instanceof ApiError && failure.code.endsWith('NOT_CONNECTED')) tellNotConfigured(platform);
  else showError('Publishing Error', messageOf(failure, 'Publishing failed'));
};
