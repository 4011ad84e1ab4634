import { getContentHistory, type Article } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import { platformLabels } from '@rankwright/contracts/limits';
import type { PublishReply } from '@rankwright/contracts/publishing';
import { messageOf } from '@rankwright/sdk/api';
import { useDraft } from '@rankwright/sdk/drafts';
import { useUnsavedWork } from '@rankwright/sdk/host';
import { connectionsQuery } from '@rankwright/sdk/queries';
import { useMutation, useQuery, useQueryClient } from '@rankwright/sdk/query';
import { useSession } from '@rankwright/sdk/session';
import { showError, showToast } from '@rankwright/sdk/toasts';
import { useState } from 'react';
import { publishTo } from '../publishing/publishing.data.ts';
import { saveArticle, type ArticleText } from './article.data.ts';

const isEmpty = ({ title, content }: ArticleText): boolean => !title.trim() || !content.trim();

/** Editing, saving and publishing one article. What is typed is kept on this device until it is saved. */
export const useArticleWork = (initial: Article) => {
  const [article, setArticle] = useState(initial);
  const saved: ArticleText = { title: article.title, content: article.content };
  const draft = useDraft<ArticleText>(`article:${initial.id}`, {
    title: initial.title,
    content: initial.content,
  });
  const text = draft.value;
  const dirty = text.title !== saved.title || text.content !== saved.content;
  useUnsavedWork(dirty, text.title);
  const { userId } = useSession();
  const connected = (useQuery(connectionsQuery(userId)).data ?? []).filter(
    (connection) => connection.connected,
  );
  const queryClient = useQueryClient();
  const keep = (next: Article) => {
    setArticle(next);
    draft.setValue({ title: next.title, content: next.content });
    void queryClient.invalidateQueries({ queryKey: [getContentHistory.path] });
  };

  const publishing = useMutation({
    mutationFn: async (connection: Connection) => {
      const current = dirty ? await saveArticle(article, text) : article;
      const reply = await publishTo(connection, {
        articleId: current.id,
        title: text.title,
        content: text.content,
      });
      return { current, reply, connection };
    },
    onSuccess: async ({ current, reply, connection }) =>
      keep(await afterPublishing(current, reply, connection)),
    onError: (error) => showError('Publish Failed', messageOf(error, 'Please try again.')),
  });

  const saving = useMutation({
    mutationFn: () => saveArticle(article, text),
    onSuccess: (next) => {
      keep(next);
      showToast({ title: 'Article saved' });
      const automatic = connected.find(({ autoPublish }) => autoPublish);
      if (automatic) publishing.mutate(automatic);
    },
    onError: (error) => showError('Error', messageOf(error, 'Failed to save article')),
  });

  const afterPublishing = async (
    current: Article,
    reply: PublishReply,
    { platform }: Connection,
  ): Promise<Article> => {
    const publications = [
      ...current.publications.filter((publication) => publication.platform !== platform),
      ...(reply.publication ? [reply.publication] : []),
    ];
    if (!reply.success) {
      showError(`${platformLabels[platform]} Publish Failed`, reply.error ?? 'Publishing failed');
      return { ...current, publications };
    }
    showToast({
      title: `Published to ${platformLabels[platform]}`,
      ...(reply.url && {
        action: {
          label: 'View live post',
          run: () => void window.open(reply.url ?? '', '_blank', 'noreferrer'),
        },
      }),
    });
    try {
      return {
        ...(await saveArticle(current, { title: current.title, content: current.content }, 'published')),
        publications,
      };
    } catch {
      showError('Publish Failed', 'published but failed to update local status');
      return { ...current, publications };
    }
  };

  return {
    article,
    text,
    draft,
    dirty,
    connected,
    saving: saving.isPending,
    publishing: publishing.isPending ? publishing.variables.platform : null,
    setText: draft.setValue,
    save: () => (isEmpty(text) ? showError('Error', 'Title and content cannot be empty.') : saving.mutate()),
    publish: (connection: Connection) =>
      isEmpty(text)
        ? showError('Missing Content', 'Please generate article content first.')
        : publishing.mutate(connection),
    changePublication: (publication: Article['publications'][number]) =>
      setArticle((now) => ({
        ...now,
        publications: now.publications.map((other) => (other.id === publication.id ? publication : other)),
      })),
  };
};
