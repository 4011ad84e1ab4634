import {
  listPublishOptions,
  previewPublication,
  publishArticle,
  type PublicationPreview,
} from '@rankwright/contracts/articlePublishing';
import type { Platform } from '@rankwright/contracts/limits';
import { mockReply } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { article, choosePlatform, server, type User } from './articleScreen.tsx';
import { samplePreview, samplePublication } from './samples.ts';

interface SentOrder {
  platforms: Platform[];
  version: number;
  asDraft?: boolean;
  makePublic?: Platform[];
  options?: Partial<Record<Platform, { tags?: string[] }>>;
}

const pending = samplePublication({ state: 'sending', url: null });
export const recordPublishing = () => {
  const sent: SentOrder[] = [];
  server.use(
    mockReply(publishArticle, ({ body }) => {
      sent.push(body as SentOrder);
      return { success: true as const, article, publications: [pending] };
    }),
  );
  return sent;
};
export const mockPreview = (change: Partial<PublicationPreview> = {}) =>
  server.use(
    mockReply(listPublishOptions, {
      success: true,
      categories: [],
      tags: [],
      authors: [],
      defaults: {},
    }),
    mockReply(previewPublication, { success: true, preview: samplePreview(change) }),
  );
export const openPublishDialog = async (user: User, platform = 'WordPress') => {
  await choosePlatform(user, platform);
  return screen.findByRole('dialog', { name: `Publish “${article.title}”` });
};
export const confirmPublishing = (user: User, dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: /^(Publish to|Send as draft to) \d site/ }));
