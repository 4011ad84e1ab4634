import type { Connection } from '@rankwright/contracts/connections';
import { createLazyPart } from '@rankwright/sdk/host';
import { ScheduleArticleDialog } from '../scheduling/lazyScheduleArticleDialog.ts';
import type { DistributionForm } from './distribution.model.ts';
import { createDefaultOptions } from './distributionOptions.ts';
import type { useDistribution } from './useDistribution.ts';

const PublishDialog = createLazyPart(
  async () => (await import('../publishing/PublishDialog.tsx')).PublishDialog,
);

interface DistributionDialogsProps {
  form: DistributionForm;
  connections: readonly Connection[];
  run: Pick<ReturnType<typeof useDistribution>, 'review' | 'send' | 'closeReview'>;
  isScheduling: boolean;
  onScheduleClosed: () => void;
}

/** The publish dialog before a distribution, and the dialog to schedule the text. */
export const DistributionDialogs = ({
  form,
  connections,
  run: { review, send, closeReview },
  isScheduling,
  onScheduleClosed,
}: DistributionDialogsProps) => (
  <>
    {review && (
      <PublishDialog
        article={review}
        connected={connections}
        requested={form.selected}
        options={createDefaultOptions(review)}
        onPublish={(order) => send(review, order)}
        onClose={closeReview}
      />
    )}
    {isScheduling && (
      <ScheduleArticleDialog
        start={{
          title: form.title,
          content: form.content,
          isSaved: form.isPicked,
          platforms: form.selected,
          ...(form.articleId && { articleId: form.articleId }),
        }}
        onClose={onScheduleClosed}
      />
    )}
  </>
);
