import { platformLabels, type Platform } from '@rankwright/contracts/limits';
import { createLazyPart, useIdlePreload } from '@rankwright/sdk/host';
import { Box, Button } from '@rankwright/shared-ui/core';
import { ActionMenu } from '@rankwright/shared-ui/overlays';
import { isUpdate } from '../publishing/publishForm.model.ts';
import { OfflineNotice } from '../publishing/OfflineNotice.tsx';
import type { ArticleWork } from './useArticleWork.ts';

const PublishDialog = createLazyPart(
  async () => (await import('../publishing/PublishDialog.tsx')).PublishDialog,
);

const getNoticeId = (articleId: string): string => `publishes-${articleId}`;

/** Once a site has the post, publishing updates it. */
const getAction = ({ article }: ArticleWork, platform: Platform): { verb: string; site: string } => {
  const isOnSite = isUpdate({ platforms: [platform] }, article);
  const label = platformLabels[platform];
  return isOnSite ? { verb: 'Update', site: `on ${label}` } : { verb: 'Publish', site: `to ${label}` };
};

/** Opens the publish dialog. Where the bar is narrow, the platform is only part of the name that is read out. */
const PublishButton = ({ work, platform }: { work: ArticleWork; platform: Platform }) => {
  const { verb, site } = getAction(work, platform);
  return (
    <Button
      variant="contained"
      aria-label={`${verb} ${site}`}
      loading={work.opening === platform}
      disabled={work.isPublishing}
      {...(work.waitingFor.length > 0 && { 'aria-describedby': getNoticeId(work.article.id) })}
      onClick={() => work.publish(platform)}
    >
      {verb}
      <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' }, whiteSpace: 'pre' }}>
        {` ${site}`}
      </Box>
    </Button>
  );
};

/** One site: its button. Several: a menu of them. None: a hint how to connect one. */
const PublishChoice = ({ work, onConnect }: { work: ArticleWork; onConnect: () => void }) => {
  const [first, ...others] = work.connected;
  if (!first)
    return (
      <Button
        variant="contained"
        sx={{ visibility: work.areConnectionsKnown ? 'visible' : 'hidden' }}
        onClick={onConnect}
      >
        Publish
      </Button>
    );
  if (others.length === 0) return <PublishButton work={work} platform={first.platform} />;
  return (
    <ActionMenu
      label="Publish"
      variant="contained"
      actions={() =>
        work.connected.map(({ platform }) => {
          const { verb, site } = getAction(work, platform);
          return { label: `${verb} ${site}`, run: () => work.publish(platform) };
        })
      }
    />
  );
};

/** Publishes to a connected site by the publish dialog. */
export const PublishButtons = (props: { work: ArticleWork; onConnect: () => void }) => {
  const { work } = props;
  useIdlePreload(PublishDialog);
  return (
    <>
      <PublishChoice {...props} />
      {work.review && (
        <PublishDialog
          article={work.review.article}
          connected={work.connected}
          requested={[work.review.platform]}
          onPublish={(order) => work.review && work.send(work.review.article, order)}
          onClose={work.closeReview}
        />
      )}
    </>
  );
};

const platformListFormat = new Intl.ListFormat('en');

/** Lists the platforms to publish to once the network is back; renders nothing when there are none. */
export const PendingPublishNotice = ({ work }: { work: ArticleWork }) =>
  work.waitingFor.length > 0 && (
    <Box sx={{ order: 9, flexBasis: '100%', pb: 1 }}>
      <OfflineNotice
        id={getNoticeId(work.article.id)}
        message={`The article will be published to ${platformListFormat.format(
          work.waitingFor.map((platform) => platformLabels[platform]),
        )} when you reconnect. Keep this window open.`}
        cancelLabel="Cancel publishing"
        onCancel={work.cancelPublishing}
      />
    </Box>
  );
