import type { Article } from '@rankwright/contracts/articles';
import type { Platform } from '@rankwright/contracts/limits';
import { ApiError } from '@rankwright/sdk/api';
import { useConnections } from '@rankwright/sdk/queries';
import { useApiMutation } from '@rankwright/sdk/query';
import { showError } from '@rankwright/sdk/toasts';
import { useState } from 'react';
import { notifyFailure, notifyNotConfigured } from '../publishing/publishToasts.ts';
import { requestPublishArticle, type PublishOrder } from '../publishing/publishing.data.ts';

interface PublishingOptions {
  /** Saves unsaved changes; null when that failed, after the error was shown. */
  saveIfChanged: () => Promise<Article | null>;
  /** Whether title or content is missing. */
  isEmpty: () => boolean;
  onArticle: (article: Article) => void;
  onChangedElsewhere: () => void;
}

type PendingOrder = PublishOrder & { article: Article; signal: AbortSignal };

const useConnectedSites = () => {
  const { data, isPending } = useConnections();
  return { connected: (data ?? []).filter(({ connected }) => connected), areConnectionsKnown: !isPending };
};

/** Publishes by one command of the server. While offline it waits for the network and can be canceled. */
export const usePublishing = ({
  saveIfChanged,
  isEmpty,
  onArticle,
  onChangedElsewhere,
}: PublishingOptions) => {
  const sites = useConnectedSites();
  const { connected } = sites;
  /** The saved article and the platform that the dialog was opened for. */
  const [review, setReview] = useState<{ article: Article; platform: Platform } | null>(null);
  const [controller, setController] = useState<AbortController | null>(null);
  const opening = useApiMutation({
    errorText: null,
    send: async (platform: Platform) => {
      const article = await saveIfChanged();
      if (article) setReview({ article, platform });
    },
  });
  const publishing = useApiMutation({
    waitsForNetwork: true,
    errorText: null,
    send: async ({ article, signal, ...order }: PendingOrder) =>
      signal.aborted ? null : requestPublishArticle(article, order),
    onSuccess: (article) => {
      if (article) onArticle(article);
    },
    onError: (failure, { platforms }) => {
      notifyFailure(platforms[0], failure);
      if (failure instanceof ApiError && failure.code === 'ARTICLE_CHANGED') onChangedElsewhere();
    },
  });
  const send = (article: Article, order: PublishOrder): void => {
    const own = new AbortController();
    setController(own);
    setReview(null);
    publishing.mutate({ ...order, article, signal: own.signal });
  };
  return {
    ...sites,
    review,
    closeReview: () => setReview(null),
    /** The platform whose dialog is about to open. */
    opening: opening.isPending ? opening.variables : null,
    isPublishing: publishing.isPending,
    /** Platforms that wait for the network. */
    waitingFor: publishing.isPaused ? (publishing.variables?.platforms ?? []) : [],
    cancelPublishing: () => {
      controller?.abort();
      publishing.reset();
    },
    send,
    /** Opens the publish dialog for a platform. */
    publish: (platform: Platform) => {
      if (isEmpty()) showError('Missing Content', 'Please generate article content first.');
      else if (connected.every((connection) => connection.platform !== platform))
        notifyNotConfigured(platform);
      else if (!opening.isPending && !publishing.isPending) opening.mutate(platform);
    },
    /** Publishes to every platform with auto-publish on; called after a save. */
    publishAutomatically: (article: Article) => {
      const platforms = connected.filter(({ autoPublish }) => autoPublish).map(({ platform }) => platform);
      if (platforms.length > 0) send(article, { platforms, options: {} });
    },
  };
};
