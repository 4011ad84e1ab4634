import { createArticle } from '@rankwright/contracts/articles';
import type { Connection } from '@rankwright/contracts/connections';
import { callApi, messageOf } from '@rankwright/sdk/api';
import { publishTo } from '../publishing/publishing.data.ts';
import type { DistributionForm, PlatformResult } from './distribution.model.ts';

/** Keeps the text as an article, so that every platform's post belongs to one record. */
export const keepDraft = async ({ title, content, imageUrl }: DistributionForm) =>
  (await callApi(createArticle, { body: { title, content, ...(imageUrl && { imageUrl }) } })).article;

const publishOne = async (
  connection: Connection,
  articleId: string,
  { title, content, imageUrl }: DistributionForm,
): Promise<PlatformResult> => {
  const { platform } = connection;
  try {
    const reply = await publishTo(connection, { articleId, title, content, ...(imageUrl && { imageUrl }) });
    return reply.success
      ? { platform, ok: true, url: reply.url ?? null }
      : { platform, ok: false, reason: reply.error ?? 'Unknown error occurred' };
  } catch (error) {
    return { platform, ok: false, reason: messageOf(error, 'Unknown error occurred') };
  }
};

/** Publishes to all chosen platforms at once; one that fails does not stop the others. */
export const distribute = async (
  connections: readonly Connection[],
  form: DistributionForm,
): Promise<PlatformResult[]> => {
  const article = await keepDraft(form);
  return Promise.all(connections.map((connection) => publishOne(connection, article.id, form)));
};
