import { platformLabels } from '@rankwright/contracts/limits';
import { Button } from '@rankwright/shared-ui/core';
import { OfflineNotice } from '../publishing/OfflineNotice.tsx';
import type { ArticleWork } from './useArticleWork.ts';

const getNoticeId = (articleId: string): string => `publishes-${articleId}`;

/** One button for each connected platform. */
export const PublishButtons = ({ work }: { work: ArticleWork }) =>
  work.connected.map(({ platform }) => {
    const isWaiting = work.waitingFor.includes(platform);
    return (
      <Button
        key={platform}
        variant="outlined"
        loading={work.busy.includes(platform) && !isWaiting}
        disabled={isWaiting}
        {...(isWaiting && { 'aria-describedby': getNoticeId(work.article.id) })}
        onClick={() => work.publish(platform)}
      >
        Publish to {platformLabels[platform]}
      </Button>
    );
  });

const platformListFormat = new Intl.ListFormat('en');

/** Lists the platforms to publish to once the network is back; renders nothing when there are none. */
export const PendingPublishNotice = ({ work }: { work: ArticleWork }) =>
  work.waitingFor.length > 0 && (
    <OfflineNotice
      id={getNoticeId(work.article.id)}
      message={`The article will be published to ${platformListFormat.format(
        work.waitingFor.map((platform) => platformLabels[platform]),
      )} when you reconnect. Keep this window open.`}
      cancelLabel="Cancel publishing"
      onCancel={work.cancelPublishing}
    />
  );
