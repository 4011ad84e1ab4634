import { getProfile } from '@rankwright/contracts/account';
import {
  listPublishOptions,
  previewPublication,
  publishArticle,
  type PublishOptions,
} from '@rankwright/contracts/articlePublishing';
import { createArticle, updateArticle } from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import { listConnections } from '@rankwright/contracts/connections';
import { platformLabels, platforms, type Platform } from '@rankwright/contracts/limits';
import type { Publication } from '@rankwright/contracts/publishing';
import {
  mockReply,
  mockApi,
  mockError,
  renderScreen,
  sampleConnections,
  sampleId,
  sampleProfile,
} from '@rankwright/sdk/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { articleQuery } from '../article/article.data.ts';
import { Component as DistributionPage } from '../distribution/DistributionPage.tsx';
import { sampleArticle, samplePreview, samplePublication } from './samples.ts';

export interface SentOrder {
  platforms: Platform[];
  version: number;
  asDraft: boolean;
  options: Partial<Record<Platform, PublishOptions>>;
}

export const createPublication = (platform: Platform, change: Partial<Publication> = {}): Publication =>
  samplePublication({
    id: sampleId(600 + platforms.indexOf(platform)),
    platform,
    url: `https://${platform}.example/roses`,
    ...change,
  });
const createSending = (platform: Platform) => createPublication(platform, { state: 'sending', url: null });

export const article = sampleArticle({ title: 'Roses', content: 'Cut them.' });
export const server = mockApi(
  mockReply(getProfile, { success: true, user: sampleProfile() }),
  mockReply(listConnections, { success: true, connections: sampleConnections(...platforms) }),
  mockError(getSubscription, 'SUBSCRIPTION_MISSING'),
  mockReply(createArticle, { success: true, article }),
  mockReply(updateArticle, { success: true, article }),
  mockReply(listPublishOptions, { success: true, categories: [], tags: [], authors: [], defaults: {} }),
  mockReply(previewPublication, { success: true, preview: samplePreview() }),
);
beforeEach(() => localStorage.clear());

/** Records the publish commands; each replies with publications that are being sent. */
export const recordOrders = () => {
  const sent: SentOrder[] = [];
  server.use(
    mockReply(publishArticle, ({ body }) => {
      const order = body as SentOrder;
      sent.push(order);
      return { success: true as const, article, publications: order.platforms.map(createSending) };
    }),
  );
  return sent;
};

export const open = () => renderScreen(<DistributionPage />, { at: '/distribution' });
export type View = ReturnType<typeof open>;
export const findToggle = (platform: Platform) =>
  screen.findByRole('switch', { name: `Distribute to ${platformLabels[platform]}` });
export const getTitleField = () => screen.getByRole('textbox', { name: /^Title/ });
export const getContentField = () => screen.getByRole('textbox', { name: /^Content/ });
export const getDistributeButton = () => screen.getByRole('button', { name: 'Distribute Now' });
export const fill = (content = 'Cut them.') => {
  fireEvent.change(getTitleField(), { target: { value: 'Roses' } });
  fireEvent.change(getContentField(), { target: { value: content } });
};
export const choose = async ({ user }: View, ...selected: readonly Platform[]) => {
  for (const platform of selected) await user.click(await findToggle(platform));
};
/** Confirms the publish dialog. */
export const confirmPublish = async ({ user }: View) => {
  const dialog = await screen.findByRole('dialog', { name: /^Publish “/ });
  await user.click(within(dialog).getByRole('button', { name: /^Publish to \d site/ }));
};
export const distribute = async (view: View, ...selected: readonly Platform[]) => {
  fill();
  await choose(view, ...selected);
  await view.user.click(getDistributeButton());
  await confirmPublish(view);
};
const findResults = () => screen.findByRole('region', { name: 'Results' });
export const findResultRow = async (platform: Platform) =>
  within(await findResults()).findByRole('listitem', { name: platformLabels[platform] });
/** What the server reports later, as the event stream would bring it. */
export const report = async ({ queryClient }: View, ...publications: readonly Publication[]) => {
  await findResults();
  act(() => {
    queryClient.setQueryData(articleQuery(article.id).queryKey, {
      success: true,
      article: { ...article, publications: [...publications] },
    });
  });
};
