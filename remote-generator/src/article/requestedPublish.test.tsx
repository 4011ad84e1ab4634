import { listConnections } from '@rankwright/contracts/connections';
import type { Platform } from '@rankwright/contracts/limits';
import { useNavigate } from '@rankwright/sdk/router';
import { mockReply, renderScreen, sampleConnections, withQueryData } from '@rankwright/sdk/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { article, server } from '../testing/articleScreen.tsx';
import { mockPreview } from '../testing/publishDialog.ts';
import { articleQuery } from './article.data.ts';
import { OpenedArticle } from './OpenedArticle.tsx';
import { useRequestedPublish } from './useRequestedPublish.ts';

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

/** Renders anew with each request, as the publish dialog does, before the router takes the next address. */
const Requests = () => {
  const [opened, setOpened] = useState<readonly Platform[]>([]);
  const navigate = useNavigate();
  useRequestedPublish({
    connected: sampleConnections('wordpress').filter((site) => site.connected),
    publish: (platform) => setOpened((earlier) => [...earlier, platform]),
  });
  return (
    <>
      <button onClick={() => void navigate('?article=1&publish=open')}>Publish</button>
      <p>Opened: {opened.join(', ')}</p>
    </>
  );
};

it('opens the dialog once for each address that asks for it', async () => {
  const { user, router } = renderScreen(<Requests />, { at: '/write?article=1&publish=open' });
  expect(await screen.findByText('Opened: wordpress')).toBeVisible();
  expect(router.state.location.search).toBe('?article=1');
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Opened: wordpress, wordpress')).toBeVisible();
  expect(router.state.location.search).toBe('?article=1');
});
