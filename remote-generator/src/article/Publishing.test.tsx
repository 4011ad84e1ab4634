import { updateArticle } from '@rankwright/contracts/articles';
import { listConnections } from '@rankwright/contracts/connections';
import {
  publishToShopify,
  publishToWebflow,
  publishToWix,
  publishToWordpress,
} from '@rankwright/contracts/publishing';
import { answer, refuse, sampleConnections, sampleId } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { sampleArticle, samplePublication } from '../testing/samples.ts';
import { live, server, open, retitle, save, saves, publishes, type User } from '../testing/articleScreen.tsx';

describe('publishing', () => {
  it('has one button per connected platform [C-049]', async () => {
    open();
    expect(await screen.findByRole('button', { name: 'Publish to WordPress' })).toBeVisible();
    expect(
      screen.getAllByRole('button', { name: /^Publish to/ }).map(({ textContent }) => textContent),
    ).toEqual(['Publish to WordPress', 'Publish to Shopify']);
  });

  it('says what to do about a platform that is not connected [C-050]', async () => {
    open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    publishes('webflow');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Webflow Not ConfiguredPlease configure Webflow in the Integrations page first.',
    );
  });

  it('needs text [C-051]', async () => {
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    await retitle(user, '');
    await user.click(screen.getByRole('button', { name: 'Publish to WordPress' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Missing ContentPlease generate article content first.',
    );
  });

  it('publishes, sets the status and links to the post', async () => {
    const sent = saves();
    server.use(answer(publishToWordpress, live));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Publish to WordPress' }));
    expect(await screen.findByText('Published to WordPress')).toBeVisible();
    await waitFor(() => expect(sent[0]).toMatchObject({ status: 'published' }));
    expect(await screen.findByRole('link', { name: 'View live post' })).toHaveAttribute('href', live.url);
  });

  it('publishes after a save where auto-publish is on, and sets the article to published [C-052]', async () => {
    const sent = saves();
    const published = jest.fn();
    server.use(
      answer(listConnections, {
        success: true,
        connections: sampleConnections('wordpress', 'shopify').map((connection) => ({
          ...connection,
          autoPublish: connection.platform === 'wordpress',
        })),
      }),
      answer(publishToWordpress, ({ body }) => {
        published(body);
        return live;
      }),
    );
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    await save(user);
    await waitFor(() => expect(published).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(sent.map(({ status }) => status)).toEqual([undefined, 'published']));
  });

  it('tells when the post is live but the status could not be saved [C-053]', async () => {
    server.use(answer(publishToWordpress, live), refuse(updateArticle, 'INTERNAL'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Publish to WordPress' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('published but failed to update local status');
    expect(await screen.findByRole('link', { name: 'View live post' })).toBeVisible();
  });

  it.each([
    ['wordpress', publishToWordpress, 'WordPress Publish Failed'],
    ['wix', publishToWix, 'Wix Publish Failed'],
    ['webflow', publishToWebflow, 'Webflow Publish Failed'],
    ['shopify', publishToShopify, 'Publishing Failed'],
  ] as const)('names a failure on %s', async (platform, endpoint, title) => {
    server.use(
      answer(listConnections, {
        success: true,
        connections: sampleConnections(platform),
      }),
      answer(endpoint, { success: false, error: 'The site said no' }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: /^Publish to/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent(`${title}The site said no`);
  });

  it('sends 160 characters as the excerpt, 200 to Shopify and Webflow [C-202]', async () => {
    saves();
    const sent: Record<string, string> = {};
    server.use(
      answer(publishToWordpress, ({ body }) => {
        sent.wordpress = (body as { excerpt: string }).excerpt;
        return live;
      }),
      answer(publishToShopify, ({ body }) => {
        sent.shopify = (body as { summary: string }).summary;
        return live;
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

describe('publishing without a network', () => {
  const posted = () => {
    const sent: string[] = [];
    server.use(
      answer(publishToWordpress, () => {
        sent.push('wordpress');
        return live;
      }),
      answer(publishToShopify, () => {
        sent.push('shopify');
        return { ...live, publication: samplePublication({ id: sampleId(2), platform: 'shopify' }) };
      }),
    );
    return sent;
  };
  const publishTo = async (user: User, platform: string) =>
    user.click(await screen.findByRole('button', { name: `Publish to ${platform}` }));
  const goOffline = () => fireEvent(window, new Event('offline'));
  const comeBack = () => fireEvent(window, new Event('online'));

  afterEach(comeBack);

  it('waits, says so, and publishes once to each when it is back', async () => {
    const saved = saves();
    const sent = posted();
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    goOffline();
    await publishTo(user, 'WordPress');
    expect(await screen.findByText(/^No network\. It is published to WordPress as soon as/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Publish to WordPress' })).toBeDisabled();
    await publishTo(user, 'Shopify');
    expect(await screen.findByText(/It is published to WordPress and Shopify as soon as/)).toBeVisible();
    expect(sent).toEqual([]);
    comeBack();
    await waitFor(() => expect(saved.map(({ status }) => status)).toEqual(['published']));
    expect(await screen.findAllByRole('link', { name: 'View live post' })).toHaveLength(2);
    expect(sent.toSorted()).toEqual(['shopify', 'wordpress']);
    expect(screen.queryByText(/^No network/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish to WordPress' })).toBeEnabled();
  });

  it('can be taken back while it waits', async () => {
    const sent = posted();
    const { user } = open();
    await screen.findByRole('button', { name: 'Publish to WordPress' });
    goOffline();
    await publishTo(user, 'WordPress');
    await user.click(await screen.findByRole('button', { name: 'Do not publish' }));
    expect(screen.queryByText(/^No network/)).not.toBeInTheDocument();
    comeBack();
    saves();
    await publishTo(user, 'Shopify');
    await screen.findByRole('link', { name: 'View live post' });
    expect(sent).toEqual(['shopify']);
  });
});
