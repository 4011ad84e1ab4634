import { platformLabels, type ListedPlatform, type Platform } from '@rankwright/contracts/limits';
import type { PublishReply } from '@rankwright/contracts/publishing';
import { ApiError, getErrorMessage } from '@rankwright/sdk/api';
import { showError, showToast } from '@rankwright/sdk/toasts';

const failureTitles: Record<ListedPlatform, string> = {
  wordpress: 'WordPress Publish Failed',
  wix: 'Wix Publish Failed',
  webflow: 'Webflow Publish Failed',
  shopify: 'Publishing Failed',
};

const getFailureTitle = (platform: Platform): string =>
  Object.entries(failureTitles).find(([name]) => name === platform)?.[1] ?? 'Publishing Failed';

export const notifyNotConfigured = (platform: Platform): void => {
  const label = platformLabels[platform];
  showError(`${label} Not Configured`, `Please configure ${label} in the Integrations page first.`);
};

/** Shows the outcome as a toast. An unknown outcome is not shown as a failure. */
export const notifyReply = (platform: Platform, { success, state, error, url }: PublishReply): void => {
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
      title: `${label}: result unknown`,
      description: 'The site did not respond in time. Press Check now to see whether the post was published.',
    });
  else if (state === 'waiting')
    showToast({
      title: `${label}: waiting`,
      description: `${error ?? 'The site is not ready.'} It will be retried automatically.`,
    });
  else showError(getFailureTitle(platform), error ?? 'Publishing failed');
};

/** Shows a failed request: nothing was sent, or there was no reply. */
export const notifyFailure = (platform: Platform, failure: unknown): void => {
  if (failure instanceof ApiError && failure.code.endsWith('NOT_CONNECTED')) notifyNotConfigured(platform);
  else showError('Publishing Error', getErrorMessage(failure, 'Publishing failed'));
};
