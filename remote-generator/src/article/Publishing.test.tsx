import { listConnections } from '@rankwright/contracts/connections';
import type { Publication } from '@rankwright/contracts/publishing';
import { mockReply, sampleConnections } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { articleQuery } from './article.data.ts';
import { sampleArticle, samplePublication } from '../testing/samples.ts';
import {
  choosePlatform,
  article,
  server,
  open,
  changeTitle,
  save,
  recordSaves,
  runPublishCommand,
} from '../testing/articleScreen.tsx';
import { confirmPublishing, mockPreview, recordPublishing } from '../testing/publishDialog.ts';

beforeEach(() => mockPreview());

/** One connected site: its button stands in the bar. */
const connectOne = () =>
  server.use(mockReply(listConnections, { success: true, connections: sampleConnections('wordpress') }));

describe('publish buttons', () => {
  it('are one per connected platform [C-049]', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const items = await screen.findAllByRole('menuitem', { name: /^Publish to/ });
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Publish to WordPress',
      'Publish to Shopify',
    ]);
  });

  it('stand in the bar when one platform is connected', async () => {
    connectOne();
    await open();
    expect(await screen.findByRole('button', { name: 'Publish to WordPress' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
  });

  it('update the post of a site that has it', async () => {
    const article = sampleArticle({ publications: [samplePublication({ platform: 'wordpress' })] });
    const { user } = await open(article);
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    const items = await screen.findAllByRole('menuitem', { name: /WordPress|Shopify/ });
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Update on WordPress',
      'Publish to Shopify',
    ]);
  });

  it('lead to the integrations when no platform is connected', async () => {
    server.use(mockReply(listConnections, { success: true, connections: sampleConnections() }));
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(screen.getByRole('link', { name: 'Integrations' })).toHaveAttribute('href', '/integrations');
  });

  it('show an error when the platform is not connected [C-050]', async () => {
    await open();
    runPublishCommand('webflow');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Webflow Not ConfiguredPlease configure Webflow in the Integrations page first.',
    );
  });

  it('show an error when title or content is missing [C-051]', async () => {
    const { user } = await open();
    await changeTitle(user, '');
    await choosePlatform(user, 'WordPress');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Missing ContentPlease generate article content first.',
    );
  });
});

it('publishes after saving when auto-publish is on [C-052]', async () => {
  recordSaves();
  const sent = recordPublishing();
  server.use(
    mockReply(listConnections, {
      success: true,
      connections: sampleConnections('wordpress', 'shopify').map((connection) => ({
        ...connection,
        autoPublish: connection.platform === 'wordpress',
      })),
    }),
  );
  const { user } = await open();
  await screen.findByRole('button', { name: 'Publish' });
  await save(user);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ platforms: ['wordpress'], version: 2 });
});

describe('the outcome of a publication', () => {
  const end = async (publication: Publication, status: 'draft' | 'published' = 'published') => {
    const view = await open(
      sampleArticle({ publications: [{ ...publication, state: 'sending', error: null, url: null }] }),
    );
    await screen.findByText('Sending');
    act(() => {
      view.queryClient.setQueryData(articleQuery(article.id).queryKey, {
        success: true,
        article: sampleArticle({ status, publications: [publication] }),
      });
    });
  };

  it('links to the live post', async () => {
    await end(samplePublication());
    expect(await screen.findByText('Published to WordPress')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View live post on WordPress' })).toHaveAttribute(
      'href',
      'https://roses.example/prune',
    );
  });

  it.each([
    ['wordpress', 'WordPress Publish Failed'],
    ['wix', 'Wix Publish Failed'],
    ['webflow', 'Webflow Publish Failed'],
    ['shopify', 'Publishing Failed'],
  ] as const)(
    'shows the error title of %s when publishing fails [C-252] [C-253]',
    async (platform, title) => {
      await end(samplePublication({ platform, state: 'failed', error: 'The site said no', url: null }));
      expect(await screen.findByRole('alert')).toHaveTextContent(`${title}The site said no`);
    },
  );

  it('says so when the post is live but the status was not kept [C-053] [C-252]', async () => {
    await end(samplePublication(), 'draft');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Publish Failedpublished but failed to update local status',
    );
    expect(screen.getByRole('link', { name: 'View live post on WordPress' })).toBeVisible();
  });
});

describe('publishing while offline', () => {
  const goOnline = () => fireEvent(window, new Event('online'));
  afterEach(goOnline);

  const publishOffline = async () => {
    connectOne();
    const sent = recordPublishing();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Publish to WordPress' }));
    const dialog = await screen.findByRole('dialog', { name: `Publish “${article.title}”` });
    fireEvent(window, new Event('offline'));
    await confirmPublishing(user, dialog);
    expect(
      await screen.findByText(/^You are offline\. The article will be published to WordPress when/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish to WordPress' })).toBeDisabled();
    expect(sent).toEqual([]);
    return { sent, user };
  };

  it('waits for the network and publishes once after reconnecting', async () => {
    const { sent } = await publishOffline();
    goOnline();
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument());
  });

  it('does not publish when the pending publish is canceled', async () => {
    const { sent, user } = await publishOffline();
    await user.click(screen.getByRole('button', { name: 'Cancel publishing' }));
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
    goOnline();
    expect(await screen.findByRole('button', { name: 'Publish to WordPress' })).toBeEnabled();
    expect(sent).toEqual([]);
  });
});
