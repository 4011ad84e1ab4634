import { createArticle, getArticle, getContentHistory } from '@rankwright/contracts/articles';
import { platforms, type Platform } from '@rankwright/contracts/limits';
import { mockReply } from '@rankwright/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { requestPublishArticle } from '../publishing/publishing.data.ts';
import { historyPage, sampleArticle, sampleRow } from '../testing/samples.ts';
import {
  article,
  server,
  open,
  fill,
  choose,
  confirmPublish,
  createPublication,
  distribute,
  findResultRow,
  getContentField,
  getDistributeButton,
  recordOrders,
  report,
} from '../testing/distributionScreen.tsx';

describe('distributing', () => {
  it('shows Distributing... and publishes to all platforms with one command [C-095] [C-096]', async () => {
    const sent = recordOrders();
    const view = open();
    await distribute(view, 'wordpress', 'wix', 'shopify', 'webflow');
    expect(await screen.findByRole('button', { name: 'Distributing...' })).toBeDisabled();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.platforms).toEqual(['wordpress', 'wix', 'shopify', 'webflow']);
    expect(await screen.findAllByRole('progressbar', { name: /^Sending to/ })).toHaveLength(4);
    await report(view, ...platforms.map((platform) => createPublication(platform)));
    expect(await screen.findByRole('button', { name: 'Distribute Now' })).toBeEnabled();
  });

  it('shows that all platforms were published, each with a link to its post [C-097] [C-098]', async () => {
    recordOrders();
    const view = open();
    await distribute(view, 'wix', 'shopify');
    await report(view, createPublication('wix'), createPublication('shopify'));
    expect(await screen.findByText('Distributed')).toBeVisible();
    expect(screen.getByText('Published to 2 of 2 platforms.')).toBeVisible();
    const wix = await findResultRow('wix');
    expect(wix).toHaveTextContent('Published successfully');
    expect(within(wix).getByRole('link', { name: 'View live post on Wix' })).toHaveAttribute(
      'href',
      'https://wix.example/roses',
    );
  });

  it('shows a partial success with the reason of each failure [C-097] [C-099] [C-222]', async () => {
    recordOrders();
    const view = open();
    await distribute(view, 'wix', 'shopify', 'wordpress');
    await report(
      view,
      createPublication('wix', { state: 'failed', error: 'The key is wrong', url: null }),
      createPublication('shopify'),
      createPublication('wordpress'),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Partial SuccessPublished to 2 of 3 platforms. Check details below.',
    );
    expect(await findResultRow('wix')).toHaveTextContent('Failed: The key is wrong');
    expect(await findResultRow('shopify')).toHaveTextContent('Published successfully');
  });

  it('shows Distribution Failed when every platform failed [C-100]', async () => {
    recordOrders();
    const view = open();
    await distribute(view, 'wix');
    await report(view, createPublication('wix', { state: 'failed', error: 'The key is wrong' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Distribution FailedFailed to publish to any platform. Check your connections.',
    );
  });

  it('shows "Unknown error occurred" for a failure without a reason [C-101]', async () => {
    recordOrders();
    const view = open();
    await distribute(view, 'wix');
    await report(view, createPublication('wix', { state: 'failed' }));
    expect(await findResultRow('wix')).toHaveTextContent('Failed: Unknown error occurred');
  });

  it('throws for an unsupported platform [C-104]', async () => {
    const order = { platforms: ['ghost' as Platform], asDraft: false, options: {} };
    await expect(requestPublishArticle(article, order)).rejects.toThrow('Platform ghost not implemented');
  });

  it('sends an excerpt of 150 characters and an ellipsis [C-202]', async () => {
    const sent = recordOrders();
    const long = sampleArticle({ title: 'Roses', content: 'a'.repeat(400) });
    server.use(mockReply(createArticle, { success: true, article: long }));
    const view = open();
    fill(long.content);
    await choose(view, 'wix');
    await view.user.click(getDistributeButton());
    await confirmPublish(view);
    await waitFor(() => expect(sent[0]?.options.wix?.excerpt).toBe(`${'a'.repeat(150)}...`));
  });

  it('requests live posts, not drafts [C-203] [C-204] [C-205]', async () => {
    const sent = recordOrders();
    const view = open();
    await distribute(view, 'wordpress', 'shopify', 'wix');
    await waitFor(() => expect(sent[0]?.asDraft).toBe(false));
  });

  it('retries only the failed platforms', async () => {
    const sent = recordOrders();
    const view = open();
    await distribute(view, 'wix', 'shopify');
    await report(
      view,
      createPublication('wix', { state: 'failed', error: 'Too busy' }),
      createPublication('shopify'),
    );
    await view.user.click(await screen.findByRole('button', { name: 'Retry failed only' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.platforms).toEqual(['wix']);
  });

  it('shows an unknown outcome as unknown, with Check now', async () => {
    recordOrders();
    const view = open();
    await distribute(view, 'wix');
    await report(view, createPublication('wix', { state: 'unknown', remedy: 'check', url: null }));
    const row = await findResultRow('wix');
    expect(row).toHaveTextContent('Unknown: the site did not respond in time.');
    expect(within(row).getByRole('button', { name: 'Check now Wix' })).toBeVisible();
  });

  it('shows a Reconnect link when reconnecting fixes the failure', async () => {
    recordOrders();
    const view = open();
    await distribute(view, 'wix');
    await report(view, createPublication('wix', { state: 'failed', remedy: 'reconnect' }));
    expect(within(await findResultRow('wix')).getByRole('link', { name: 'Reconnect' })).toHaveAttribute(
      'href',
      '/integrations',
    );
  });
});

describe('one of one’s own articles', () => {
  it('is found by search and distributed as it is saved', async () => {
    const searches: (string | null)[] = [];
    const sent = recordOrders();
    const saved = sampleArticle({ version: 7 });
    server.use(
      mockReply(getContentHistory, ({ query }) => {
        searches.push(query.get('search'));
        return historyPage([sampleRow({ title: saved.title })]);
      }),
      mockReply(getArticle, { success: true, article: saved }),
    );
    const view = open();
    fill('A text typed before.');
    await view.user.click(screen.getByRole('button', { name: 'Choose one of your articles' }));
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search your articles' }), {
      target: { value: 'winter' },
    });
    await waitFor(() => expect(searches).toContain('winter'));
    const found = await screen.findByRole('list', { name: 'Your articles' });
    const [item] = within(found).getAllByRole('listitem');
    await view.user.click(within(item!).getByRole('button', { name: new RegExp(saved.title) }));
    expect(await screen.findByRole('heading', { name: saved.title })).toBeVisible();
    await choose(view, 'wix');
    await view.user.click(getDistributeButton());
    await confirmPublish(view);
    await waitFor(() => expect(sent[0]).toMatchObject({ platforms: ['wix'], version: 7 }));
    await view.user.click(screen.getByRole('button', { name: 'Choose another' }));
    await view.user.click(await screen.findByRole('button', { name: 'Paste a text instead' }));
    expect(getContentField()).toHaveValue('A text typed before.');
  });
});
