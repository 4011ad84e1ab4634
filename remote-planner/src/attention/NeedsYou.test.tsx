import { listAttention, type AttentionItem } from '@rankwright/contracts/attention';
import { listScheduledContent } from '@rankwright/contracts/planner';
import { checkPublication, retryPublication, type Publication } from '@rankwright/contracts/publishing';
import { answer, mockApi, refuse, renderScreen, sampleId } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { NeedsYou } from './NeedsYou.tsx';

const server = mockApi();

const failed: AttentionItem = {
  id: sampleId(1),
  kind: 'publication-failed',
  text: '“Roses” was not published to WordPress. The site took too long.',
  action: { label: 'Retry', href: '/generate-content?article=1', call: 'retry' },
};
const unknown: AttentionItem = {
  id: sampleId(2),
  kind: 'publication-unknown',
  text: 'It is not known whether “Tulips” reached Wix.',
  action: { label: 'Check now', href: '/generate-content?article=2', call: 'check' },
};
const expired: AttentionItem = {
  id: sampleId(3),
  kind: 'connection-expired',
  text: 'The connection to Shopify has expired.',
  action: { label: 'Connect again', href: '/integrations' },
};
const week: AttentionItem = {
  id: 'week',
  kind: 'week-empty',
  text: 'Nothing is planned for the next seven days.',
  action: { label: 'Plan an article', href: '/content-planner' },
};
const publication = (change: Partial<Publication>): Publication => ({
  id: sampleId(1),
  articleId: sampleId(9),
  platform: 'wordpress',
  state: 'live',
  postId: '1',
  url: 'https://example.com/roses',
  attempts: 2,
  nextAttemptAt: null,
  error: null,
  remedy: 'none',
  updatedAt: '2026-11-21T09:00:00.000Z',
  ...change,
});

const open = (items: AttentionItem[], onPlan = jest.fn()) => {
  server.use(
    answer(listAttention, () => ({ success: true as const, items })),
    answer(listScheduledContent, { success: true, content: [] }),
  );
  return { ...renderScreen(<NeedsYou onPlan={onPlan} />), onPlan };
};

describe('what needs the person', () => {
  it('is nothing at all when nothing does', async () => {
    const { queryClient } = open([]);
    await waitFor(() => expect(queryClient.getQueryData([listAttention.path, {}])).toBeDefined());
    expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull();
  });

  it('shows three at first, each with its one action, and the rest on demand', async () => {
    const { user, onPlan } = open([failed, unknown, expired, week]);
    const strip = await screen.findByRole('region', { name: 'Needs you' });
    expect(within(strip).getAllByRole('listitem')).toHaveLength(3);
    expect(within(strip).getByRole('link', { name: /^Connect again: / })).toHaveAttribute(
      'href',
      '/integrations',
    );
    await user.click(within(strip).getByRole('button', { name: 'Show 1 more' }));
    await user.click(within(strip).getByRole('button', { name: /^Plan an article: / }));
    expect(onPlan).toHaveBeenCalled();
  });

  it('tries a failed publication again, in place, and the line goes', async () => {
    const items = [failed];
    const { user } = open(items);
    server.use(
      answer(retryPublication, ({ params }) => {
        items.splice(0, 1);
        return { success: true as const, publication: publication({ id: String(params.id) }) };
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^Retry: / }));
    expect(await screen.findByText('WordPress: Live')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs you' })).toBeNull());
  });

  it('looks for a post whose fate is unknown, and says when it did not arrive', async () => {
    const { user } = open([unknown]);
    const reply = publication({
      id: sampleId(2),
      platform: 'wix',
      state: 'failed',
      error: 'There is no such post.',
    });
    server.use(answer(checkPublication, { success: true, publication: reply }));
    await user.click(await screen.findByRole('button', { name: /^Check now: / }));
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'Wix: FailedThere is no such post.',
    );
  });

  it('says when mending was refused', async () => {
    const { user } = open([failed]);
    server.use(refuse(retryPublication, 'WORDPRESS_NOT_CONNECTED'));
    await user.click(await screen.findByRole('button', { name: /^Retry: / }));
    expect(await screen.findByText('No WordPress connection configured')).toBeVisible();
  });

  it('has no accessibility fault', async () => {
    const { container } = open([failed, unknown, expired, week]);
    await screen.findByRole('region', { name: 'Needs you' });
    expect(await axe(container)).toHaveNoViolations();
  });
});
