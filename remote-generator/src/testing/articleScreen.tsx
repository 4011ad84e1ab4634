import { getProfile } from '@rankwright/contracts/account';
import { updateArticle, type Article } from '@rankwright/contracts/articles';
import { getSubscription } from '@rankwright/contracts/billing';
import { listConnections } from '@rankwright/contracts/connections';
import { actions } from '@rankwright/sdk/host';
import {
  mockReply,
  mockApi,
  mockError,
  renderScreen,
  sampleConnections,
  sampleProfile,
  withQueryData,
} from '@rankwright/sdk/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { sampleArticle } from './samples.ts';
import { articleQuery } from '../article/article.data.ts';
import '../article/ArticleEditor.tsx';
import { OpenedArticle } from '../article/OpenedArticle.tsx';

export const article = sampleArticle();
export const server = mockApi(
  mockReply(getProfile, { success: true, user: sampleProfile() }),
  mockReply(listConnections, {
    success: true,
    connections: sampleConnections('wordpress', 'shopify'),
  }),
  mockError(getSubscription, 'SUBSCRIPTION_MISSING'),
  // Texts are saved by themselves.
  mockReply(updateArticle, ({ body }) => ({
    success: true as const,
    article: sampleArticle({ ...(body as Partial<Article>), version: 2 }),
  })),
);
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());
export const open = async (opened: Article = article) => {
  const rendered = renderScreen(<OpenedArticle id={opened.id} />, {
    at: '/',
    data: [withQueryData(articleQuery(opened.id), { success: true, article: opened })],
  });
  await screen.findByRole('region', { name: 'Article' });
  return rendered;
};
export type User = Awaited<ReturnType<typeof open>>['user'];
export const edit = async (user: User) => {
  await user.click(screen.getByRole('tab', { name: 'Edit' }));
  return screen.findByRole('textbox', { name: 'Title' });
};
export const changeTitle = async (user: User, value: string) =>
  fireEvent.change(await edit(user), { target: { value } });
/** Opens a tab of the side panel. */
export const openPanelTab = (user: User, name: string) => user.click(screen.getByRole('tab', { name }));
/** Opens the publish dialog from the bar, where a menu lists the connected sites. */
export const choosePlatform = async (user: User, label: string) => {
  await user.click(await screen.findByRole('button', { name: 'Publish' }));
  await user.click(
    await screen.findByRole('menuitem', { name: RegExp(`^(Publish to|Update on) ${label}$`) }),
  );
};
export const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
export const recordSaves = () => {
  const sent: Record<string, unknown>[] = [];
  server.use(
    mockReply(updateArticle, ({ body }) => {
      sent.push(body as Record<string, unknown>);
      return {
        success: true as const,
        article: sampleArticle({
          ...(body as Partial<Article>),
          version: 1 + sent.length,
        }),
      };
    }),
  );
  return sent;
};
export const runPublishCommand = (platform: string) =>
  act(() =>
    actions
      .getState()
      .list.find(({ id }) => id === `article.publish.${platform}`)
      ?.run(),
  );
