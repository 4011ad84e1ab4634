import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { getFailureTitle } from '@rankwright/contracts/platforms';
import { describePublication, type Publication } from '@rankwright/contracts/publishing';
import { ApiError, getErrorMessage } from '@rankwright/sdk/api';
import { showError, showToast } from '@rankwright/sdk/toasts';

export const notifyNotConfigured = (platform: Platform): void => {
  const label = platformLabels[platform];
  showError(`${label} Not Configured`, `Please configure ${label} in the Integrations page first.`);
};

/** The post is live, but the article could not be marked as published. */
export const notifyStatusNotKept = (): void =>
  void showError('Publish Failed', 'published but failed to update local status');

/** Shows the outcome of a publication. An unknown outcome is not shown as a failure. */
const formatSent = (publication: Publication): string => {
  const { isDraft, visibility, platform } = publication;
  if (!isDraft) return `Published to ${platformLabels[platform]}`;
  return visibility === 'draft'
    ? `Draft sent to ${platformLabels[platform]}`
    : describePublication(publication);
};

export const notifyPublication = (publication: Publication): void => {
  const { platform, state, error, url, isDraft } = publication;
  const label = platformLabels[platform];
  if (state === 'live')
    showToast({
      title: formatSent(publication),
      ...(error && { description: error }),
      ...(url && {
        action: {
          label: isDraft ? 'Open on the site' : 'View live post',
          run: () => void window.open(url, '_blank', 'noreferrer'),
        },
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
  else showError(getFailureTitle(platform, 'publish'), error ?? 'Publishing failed');
};

/** Shows a failed request: nothing was sent, or there was no reply. */
export const notifyFailure = (platform: Platform | undefined, failure: unknown): void => {
  if (platform && failure instanceof ApiError && failure.code.endsWith('NOT_CONNECTED'))
    notifyNotConfigured(platform);
  else showError('Publishing Error', getErrorMessage(failure, 'Publishing failed'));
};
