import { platforms } from '@rankwright/contracts/limits';
import { publishToShopify, publishToWix } from '@rankwright/contracts/publishing';
import { answer, sampleConnections, sampleId } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { publishTo } from '../publishing/publishing.data.ts';
import {
  endpoints,
  live,
  failure,
  server,
  open,
  content,
  now,
  fill,
  choose,
  distribute,
  line,
} from '../testing/distributionScreen.tsx';

describe('distributing', () => {
  it('reads Distributing... and publishes to all platforms at once [C-095] [C-096]', async () => {
    const waiting: (() => void)[] = [];
    server.use(
      ...platforms.map((platform) =>
        answer(endpoints[platform], async () => {
          await new Promise<void>((resolve) => waiting.push(resolve));
          return live(platform);
        }),
      ),
    );
    const { user } = open();
    await distribute(user, ...platforms);
    expect(await screen.findByRole('button', { name: 'Distributing...' })).toBeDisabled();
    await waitFor(() => expect(waiting).toHaveLength(4));
    expect(screen.getAllByRole('progressbar')).toHaveLength(4);
    for (const go of waiting) go();
    expect(await screen.findByRole('button', { name: 'Distribute Now' })).toBeEnabled();
  });

  it('tells that all were published, each with a link to its post [C-097] [C-098]', async () => {
    const { user } = open();
    await distribute(user, 'wix', 'shopify');
    expect(await screen.findByText('Distributed')).toBeVisible();
    expect(screen.getByText('Published to 2 of 2 platforms.')).toBeVisible();
    const wix = await line('wix');
    expect(wix).toHaveTextContent('Published successfully');
    expect(within(wix).getByRole('link', { name: 'View live post' })).toHaveAttribute(
      'href',
      'https://wix.example/roses',
    );
  });

  it('tells a partial success, and the reason of what failed [C-097] [C-099]', async () => {
    server.use(answer(publishToWix, failure('wix', 'The key is wrong')));
    const { user } = open();
    await distribute(user, 'wix', 'shopify', 'wordpress');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Partial SuccessPublished to 2 of 3 platforms. Check details below.',
    );
    expect(await line('wix')).toHaveTextContent('Failed: The key is wrong');
    expect(await line('shopify')).toHaveTextContent('Published successfully');
  });

  it('tells that nothing was published [C-100]', async () => {
    server.use(
      answer(publishToWix, failure('wix', 'The key is wrong')),
      answer(publishToShopify, failure('shopify', 'The shop is closed')),
    );
    const { user } = open();
    await distribute(user, 'wix', 'shopify');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Distribution FailedFailed to publish to any platform. Check your connections.',
    );
  });

  it('says "Unknown error occurred" of a failure without a reason [C-101]', async () => {
    server.use(answer(publishToWix, { success: false }));
    const { user } = open();
    await distribute(user, 'wix');
    expect(await line('wix')).toHaveTextContent('Failed: Unknown error occurred');
  });

  it('refuses a platform it does not know [C-104]', async () => {
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

  it('sends 150 characters and an ellipsis as the excerpt [C-202]', async () => {
    const sent: unknown[] = [];
    server.use(
      answer(publishToWix, ({ body }) => {
        sent.push((body as { excerpt: string }).excerpt);
        return live('wix');
      }),
      answer(publishToShopify, ({ body }) => {
        sent.push((body as { summary: string }).summary);
        return live('shopify');
      }),
    );
    const { user } = open();
    fill();
    fireEvent.change(content(), { target: { value: 'a'.repeat(400) } });
    await choose(user, 'wix', 'shopify');
    await user.click(now());
    await waitFor(() => expect(sent).toEqual([`${'a'.repeat(150)}...`, `${'a'.repeat(150)}...`]));
  });

  it('asks for posts that are published, not drafts [C-203] [C-204] [C-205]', async () => {
    const sent: Record<string, unknown> = {};
    server.use(
      ...(['wordpress', 'shopify', 'wix'] as const).map((platform) =>
        answer(endpoints[platform], ({ body }) => {
          sent[platform] = (body as { status: string }).status;
          return live(platform);
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
