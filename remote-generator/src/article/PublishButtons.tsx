import { platformLabels } from '@rankwright/contracts/limits';
import { Button } from '@rankwright/shared-ui/core';
import { lazy, Suspense } from 'react';
import { OfflineNotice } from '../publishing/OfflineNotice.tsx';
import type { ArticleWork } from './useArticleWork.ts';

const PublishDialog = lazy(async () => ({
  default: (await import('../publishing/PublishDialog.tsx')).PublishDialog,
}));

const getNoticeId = (articleId: string): string => `publishes-${articleId}`;

/** One button for each connected platform; each opens the publish dialog. */
export const PublishButtons = ({ work }: { work: ArticleWork }) => (
  <>
    {work.connected.map(({ platform }) => (
      <Button
        key={platform}
        variant="outlined"
        loading={work.opening === platform}
        disabled={work.isPublishing}
        {...(work.waitingFor.length > 0 && { 'aria-describedby': getNoticeId(work.article.id) })}
        onClick={() => work.publish(platform)}
      >
        Publish to {platformLabels[platform]}
      </Button>
    ))}
    {work.review && (
      <Suspense>
        <PublishDialog
          article={work.review.article}
          connected={work.connected}
          requested={[work.review.platform]}
          onPublish={(order) => work.review && work.send(work.review.article, order)}
          onClose={work.closeReview}
        />
      </Suspense>
    )}
  </>
);

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
