import { updateArticle } from '@rankwright/contracts/articles';
import { listConnections } from '@rankwright/contracts/connections';
import {
  publishToShopify,
  publishToWebflow,
  publishToWix,
  publishToWordpress,
} from '@rankwright/contracts/publishing';
import { mockReply, mockError, sampleConnections, sampleId } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleArticle, samplePublication } from '../testing/samples.ts';
import {
  livePost,
  server,
  open,
  changeTitle,
  save,
  recordSaves,
  runPublishCommand,
  type User,
} from '../testing/articleScreen.tsx';

describe('publishing', () => {
  it('shows one Publish button per connected platform [C-049]', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Publish to WordPress' })).toBeVisible();
    expect(
      screen.getAllByRole('button', { name: /^Publish to/ }).map(({ textContent }) => textContent),
    ).toEqual(['Publish to WordPress', 'Publish to Shopify']);
  });

  it('shows an error when publishing to a platform that is not connected [C-050]', async () => {
    open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    runPublishCommand('webflow');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Webflow Not ConfiguredPlease configure Webflow in the Integrations page first.',
    );
  });

  it('shows an error when publishing without title or content [C-051]', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    await changeTitle(user, '');
    await user.click(screen.getByRole('button', { name: 'Publish to WordPress' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Missing ContentPlease generate article content first.',
    );
  });

  it('publishes the article, sets its status to published and links to the live post', async () => {
    const sent = recordSaves();
    server.use(mockReply(publishToWordpress, livePost));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Publish to WordPress' }));
    expect(await screen.findByText('Published to WordPress')).toBeVisible();
    await waitFor(() => expect(sent[0]).toMatchObject({ status: 'published' }));
    expect(await screen.findByRole('link', { name: /^View live post/ })).toHaveAttribute(
      'href',
      livePost.url,
    );
  });

  it('publishes after saving when auto-publish is on and sets the status to published [C-052]', async () => {
    const sent = recordSaves();
    const published = jest.fn();
    server.use(
      mockReply(listConnections, {
        success: true,
        connections: sampleConnections('wordpress', 'shopify').map((connection) => ({
          ...connection,
          autoPublish: connection.platform === 'wordpress',
        })),
      }),
      mockReply(publishToWordpress, ({ body }) => {
        published(body);
        return livePost;
      }),
    );
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    await save(user);
    await waitFor(() => expect(published).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(sent.map(({ status }) => status)).toEqual([undefined, 'published']));
  });

  it('shows an error when the post is live but the status update fails [C-053]', async () => {
    server.use(mockReply(publishToWordpress, livePost), mockError(updateArticle, 'INTERNAL'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Publish to WordPress' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('published but failed to update local status');
    expect(await screen.findByRole('link', { name: /^View live post/ })).toBeVisible();
  });

  it.each([
    ['wordpress', publishToWordpress, 'WordPress Publish Failed'],
    ['wix', publishToWix, 'Wix Publish Failed'],
    ['webflow', publishToWebflow, 'Webflow Publish Failed'],
    ['shopify', publishToShopify, 'Publishing Failed'],
  ] as const)('shows the error title of %s when publishing fails', async (platform, endpoint, title) => {
    server.use(
      mockReply(listConnections, {
        success: true,
        connections: sampleConnections(platform),
      }),
      mockReply(endpoint, { success: false, error: 'The site said no' }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Publish to/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${title}The site said no`);
  });

  it('sends an excerpt of 160 characters, or 200 to Shopify and Webflow [C-202]', async () => {
    recordSaves();
    const sent: Record<string, string> = {};
    server.use(
      mockReply(publishToWordpress, ({ body }) => {
        sent.wordpress = (body as { excerpt: string }).excerpt;
        return livePost;
      }),
      mockReply(publishToShopify, ({ body }) => {
        sent.shopify = (body as { summary: string }).summary;
        return livePost;
      }),
    );
    const { user } = open(sampleArticle({ content: 'a'.repeat(400) }));
    await user.click(await screen.findByRole('button', { name: 'Publish to WordPress' }));
    await waitFor(() => expect(sent.wordpress).toBe(`${'a'.repeat(160)}...`));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish to Shopify' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Publish to Shopify' }));
    await waitFor(() => expect(sent.shopify).toBe(`${'a'.repeat(200)}...`));
  });
});

describe('publishing while offline', () => {
  const recordPublishing = () => {
    const sent: string[] = [];
    server.use(
      mockReply(publishToWordpress, () => {
        sent.push('wordpress');
        return livePost;
      }),
      mockReply(publishToShopify, () => {
        sent.push('shopify');
        return { ...livePost, publication: samplePublication({ id: sampleId(2), platform: 'shopify' }) };
      }),
    );
    return sent;
  };
  const publishTo = async (user: User, platform: string) =>
    user.click(await screen.findByRole('button', { name: `Publish to ${platform}` }));
  const goOffline = () => fireEvent(window, new Event('offline'));
  const goOnline = () => fireEvent(window, new Event('online'));

  afterEach(goOnline);

  it('waits for the network and publishes once to each platform after reconnecting', async () => {
    const saved = recordSaves();
    const sent = recordPublishing();
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    goOffline();
    await publishTo(user, 'WordPress');
    expect(
      await screen.findByText(/^You are offline\. The article will be published to WordPress when/),
    ).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish to WordPress' })).toBeDisabled();
    await publishTo(user, 'Shopify');
    expect(
      await screen.findByText(/The article will be published to WordPress and Shopify when/),
    ).toBeVisible();
    expect(sent).toEqual([]);
    goOnline();
    await waitFor(() => expect(saved.map(({ status }) => status)).toEqual(['published']));
    expect(await screen.findAllByRole('link', { name: /^View live post/ })).toHaveLength(2);
    expect(sent.toSorted()).toEqual(['shopify', 'wordpress']);
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish to WordPress' })).toBeEnabled();
  });

  it('does not publish when the pending publish is canceled', async () => {
    const sent = recordPublishing();
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    goOffline();
    await publishTo(user, 'WordPress');
    await user.click(await screen.findByRole('button', { name: 'Cancel publishing' }));
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
    goOnline();
    recordSaves();
    await publishTo(user, 'Shopify');
    await screen.findByRole('link', { name: /^View live post/ });
    expect(sent).toEqual(['shopify']);
  });
});
