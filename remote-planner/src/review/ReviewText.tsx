import { createLazyPart } from '@rankwright/sdk/host';
import { Skeleton } from '@rankwright/shared-ui/core';

const MarkdownView = createLazyPart(async () => (await import('@rankwright/shared-ui/editor')).MarkdownView);

const Waiting = () => (
  <div role="status" aria-label="Loading the text">
    <Skeleton width="70%" />
    <Skeleton />
    <Skeleton width="85%" />
  </div>
);

/** The article's text as readers see it; undefined while it loads. */
export const ReviewText = ({ content }: { content: string | undefined }) =>
  content === undefined ? (
    <Waiting />
  ) : (
    <MarkdownView markdown={content} titleLevel={2} fallback={<Waiting />} />
  );
