import { platformLabels } from '@rankwright/contracts/limits';
import { Button } from '@rankwright/shared-ui/core';
import { WaitingLine } from '../publishing/WaitingLine.tsx';
import type { ArticleWork } from './useArticleWork.ts';

const waitsId = (articleId: string): string => `publishes-${articleId}`;

/** One for each connected platform. */
export const PublishButtons = ({ work }: { work: ArticleWork }) =>
  work.connected.map(({ platform }) => {
    const waits = work.waitingFor.includes(platform);
    return (
      <Button
        key={platform}
        variant="outlined"
        loading={work.busy.includes(platform) && !waits}
        disabled={waits}
        {...(waits && { 'aria-describedby': waitsId(work.article.id) })}
        onClick={() => work.publish(platform)}
      >
        Publish to {platformLabels[platform]}
      </Button>
    );
  });

const platformNames = new Intl.ListFormat('en');

/** What waits to be published, in words; nothing where nothing does. */
export const PublishWaits = ({ work }: { work: ArticleWork }) =>
  work.waitingFor.length > 0 && (
    <WaitingLine
      id={waitsId(work.article.id)}
      words={`It is published to ${platformNames.format(
        work.waitingFor.map((platform) => platformLabels[platform]),
      )} as soon as the network is back, while this window stays open.`}
      leave="Do not publish"
      onLeave={work.leavePublishing}
    />
  );
