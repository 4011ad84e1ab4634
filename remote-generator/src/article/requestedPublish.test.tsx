import { listConnections } from '@rankwright/contracts/connections';
import { mockReply, renderScreen, sampleConnections, withQueryData } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { article, server } from '../testing/articleScreen.tsx';
import { mockPreview } from '../testing/publishDialog.ts';
import { articleQuery } from './article.data.ts';
import { OpenedArticle } from './OpenedArticle.tsx';

const openAt = async (at: string) => {
  const rendered = renderScreen(<OpenedArticle id={article.id} />, {
    at,
    data: [withQueryData(articleQuery(article.id), { success: true, article })],
  });
  await screen.findByRole('region', { name: 'Article' });
  return rendered;
};

it('opens the publish dialog, with its preview, at an address that asks for it, once', async () => {
  mockPreview();
  const { router } = await openAt(`/generate-content?article=${article.id}&publish=open`);
  const dialog = await screen.findByRole('dialog', { name: `Publish “${article.title}”` });
  expect(dialog).toBeVisible();
  expect(router.state.location.search).toBe(`?article=${article.id}`);
});

it('opens nothing without a connected site', async () => {
  server.use(mockReply(listConnections, { success: true, connections: sampleConnections() }));
  await openAt(`/generate-content?article=${article.id}&publish=open`);
  expect(screen.queryByRole('dialog')).toBeNull();
});
