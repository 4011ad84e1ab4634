import { listedPlatforms } from '@rankwright/contracts/limits';
import { publishToShopify, publishToWix } from '@rankwright/contracts/publishing';
import { mockReply, sampleConnections, sampleId } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { publishTo } from '../publishing/publishing.data.ts';
import {
  endpoints,
  createLiveReply,
  createFailedReply,
  server,
  open,
  getContentField,
  getDistributeButton,
  fill,
  choose,
  distribute,
  findResultRow,
} from '../testing/distributionScreen.tsx';

describe('distributing', () => {
  it('shows Distributing... and publishes to all platforms in parallel [C-095] [C-096]', async () => {
    const waiting: (() => void)[] = [];
    server.use(
      ...listedPlatforms.map((platform) =>
        mockReply(endpoints[platform], async () => {
          await new Promise<void>((resolve) => waiting.push(resolve));
          return createLiveReply(platform);
        }),
      ),
    );
    const { user } = open();
    await distribute(user, ...listedPlatforms);
    expect(await screen.findByRole('button', { name: 'Distributing...' })).toBeDisabled();
    await waitFor(() => expect(waiting).toHaveLength(4));
    expect(screen.getAllByRole('progressbar')).toHaveLength(4);
    for (const go of waiting) go();
    expect(await screen.findByRole('button', { name: 'Distribute Now' })).toBeEnabled();
  });

  it('shows that all platforms were published, each with a link to its post [C-097] [C-098]', async () => {
    const { user } = open();
    await distribute(user, 'wix', 'shopify');
    expect(await screen.findByText('Distributed')).toBeVisible();
    expect(screen.getByText('Published to 2 of 2 platforms.')).toBeVisible();
    const wix = await findResultRow('wix');
    expect(wix).toHaveTextContent('Published successfully');
    expect(within(wix).getByRole('link', { name: 'View live post' })).toHaveAttribute(
      'href',
      'https://wix.example/roses',
    );
  });

  it('shows a partial success with the reason of each failure [C-097] [C-099]', async () => {
    server.use(mockReply(publishToWix, createFailedReply('wix', 'The key is wrong')));
    const { user } = open();
    await distribute(user, 'wix', 'shopify', 'wordpress');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Partial SuccessPublished to 2 of 3 platforms. Check details below.',
    );
    expect(await findResultRow('wix')).toHaveTextContent('Failed: The key is wrong');
    expect(await findResultRow('shopify')).toHaveTextContent('Published successfully');
  });

  it('shows Distribution Failed when every platform failed [C-100]', async () => {
    server.use(
      mockReply(publishToWix, createFailedReply('wix', 'The key is wrong')),
      mockReply(publishToShopify, createFailedReply('shopify', 'The shop is closed')),
    );
    const { user } = open();
    await distribute(user, 'wix', 'shopify');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Distribution FailedFailed to publish to any platform. Check your connections.',
    );
  });

  it('shows "Unknown error occurred" for a failure without a reason [C-101]', async () => {
    server.use(mockReply(publishToWix, { success: false }));
    const { user } = open();
    await distribute(user, 'wix');
    expect(await findResultRow('wix')).toHaveTextContent('Failed: Unknown error occurred');
  });

  it('throws for an unsupported platform [C-104]', async () => {
    const [connection] = sampleConnections('wix');
    if (!connection) throw new Error('no connection');
    await expect(
      publishTo(
        { ...connection, platform: 'ghost' },
        { articleId: sampleId(1), title: 'Roses', content: 'Cut them.' },
        'distribution',
      ),
    ).rejects.toThrow('Platform ghost not implemented');
  });

  it('sends an excerpt of 150 characters and an ellipsis [C-202]', async () => {
    const sent: unknown[] = [];
    server.use(
      mockReply(publishToWix, ({ body }) => {
        sent.push((body as { excerpt: string }).excerpt);
        return createLiveReply('wix');
      }),
      mockReply(publishToShopify, ({ body }) => {
        sent.push((body as { summary: string }).summary);
        return createLiveReply('shopify');
      }),
    );
    const { user } = open();
    fill();
    fireEvent.change(getContentField(), { target: { value: 'a'.repeat(400) } });
    await choose(user, 'wix', 'shopify');
    await user.click(getDistributeButton());
    await waitFor(() => expect(sent).toEqual([`${'a'.repeat(150)}...`, `${'a'.repeat(150)}...`]));
  });

  it('requests published posts, not drafts [C-203] [C-204] [C-205]', async () => {
    const sent: Record<string, unknown> = {};
    server.use(
      ...(['wordpress', 'shopify', 'wix'] as const).map((platform) =>
        mockReply(endpoints[platform], ({ body }) => {
          sent[platform] = (body as { status: string }).status;
          return createLiveReply(platform);
        }),
      ),
    );
    const { user } = open();
    await distribute(user, 'wordpress', 'shopify', 'wix');
    await waitFor(() =>
      expect(sent).toEqual({
        wordpress: 'publish',
        shopify: 'published',
        wix: 'PUBLISHED',
      }),
    );
  });
});
