import { updateArticle } from '@rankwright/contracts/articles';
import { listConnections } from '@rankwright/contracts/connections';
import {
  publishToShopify,
  publishToWebflow,
  publishToWix,
  publishToWordpress,
} from '@rankwright/contracts/publishing';
import { answer, refuse, sampleConnections } from '@rankwright/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { sampleArticle } from '../testing/samples.ts';
import { live, server, open, retitle, save, saves, publishes } from '../testing/articleScreen.tsx';

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
