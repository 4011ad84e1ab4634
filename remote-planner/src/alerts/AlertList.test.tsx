import { listAlerts, type AlertItem } from '@rankwright/contracts/alerts';
import { listScheduledItems } from '@rankwright/contracts/planner';
import { checkPublication, retryPublication } from '@rankwright/contracts/publishing';
import { mockReply, mockApi, mockError, renderScreen, sampleId } from '@rankwright/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { AlertList } from './AlertList.tsx';
import { samplePublication } from '../testing/samplePublication.ts';

const server = mockApi();

const failed: AlertItem = {
  id: sampleId(1),
  kind: 'publication-failed',
  text: '“Roses” was not published to WordPress. The site took too long.',
  action: { label: 'Retry', href: '/generate-content?article=1', call: 'retry' },
};
const unknown: AlertItem = {
  id: sampleId(2),
  kind: 'publication-unknown',
  text: 'It is not known whether “Tulips” reached Wix.',
  action: { label: 'Check now', href: '/generate-content?article=2', call: 'check' },
};
const expired: AlertItem = {
  id: sampleId(3),
  kind: 'connection-expired',
  text: 'The connection to Shopify has expired.',
  action: { label: 'Connect again', href: '/integrations' },
};
const emptyWeek: AlertItem = {
  id: 'week',
  kind: 'week-empty',
  text: 'Nothing is planned for the next seven days.',
  action: { label: 'Plan an article', href: '/content-planner' },
};
const open = (items: AlertItem[], onPlan = jest.fn()) => {
  server.use(
    mockReply(listAlerts, () => ({ success: true as const, items })),
    mockReply(listScheduledItems, { success: true, content: [] }),
  );
  return { ...renderScreen(<AlertList onPlan={onPlan} />), onPlan };
};

describe('alert list', () => {
  it('renders nothing when there are no alerts', async () => {
    const { queryClient } = open([]);
    await waitFor(() => expect(queryClient.getQueryData([listAlerts.path, {}])).toBeDefined());
    expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull();
  });

  it('shows three alerts with their actions first, and the rest after Show more is pressed', async () => {
    const { user, onPlan } = open([failed, unknown, expired, emptyWeek]);
    const alertList = await screen.findByRole('region', { name: 'Needs attention' });
    expect(within(alertList).getAllByRole('listitem')).toHaveLength(3);
    expect(within(alertList).getByRole('link', { name: /^Connect again: / })).toHaveAttribute(
      'href',
      '/integrations',
    );
    await user.click(within(alertList).getByRole('button', { name: 'Show 1 more' }));
    await user.click(within(alertList).getByRole('button', { name: /^Plan an article: / }));
    expect(onPlan).toHaveBeenCalled();
  });

  it.each(['needs-review', 'needs-review-missed', 'preflight', 'generation-done'] as const)(
    'shows an alert of kind %s with an icon and a link to its article',
    async (kind) => {
      const href = `/generate-content?article=${sampleId(9)}`;
      open([{ id: 'review', kind, text: '“Roses” waits.', action: { label: 'Review', href } }]);
      const line = await screen.findByRole('listitem');
      expect(within(line).getByRole('link', { name: 'Review: “Roses” waits.' })).toHaveAttribute(
        'href',
        href,
      );
      expect(line.querySelector('svg')).toBeVisible();
    },
  );

  it('retries a failed publication in place and removes the alert', async () => {
    const items = [failed];
    const { user } = open(items);
    server.use(
      mockReply(retryPublication, ({ params }) => {
        items.splice(0, 1);
        return { success: true as const, publication: samplePublication({ id: String(params.id) }) };
      }),
    );
    await user.click(await screen.findByRole('button', { name: /^Retry: / }));
    expect(await screen.findByText('WordPress: Live')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull());
  });

  it('checks a publication with unknown state and shows the error when the post does not exist', async () => {
    const { user } = open([unknown]);
    const reply = samplePublication({
      id: sampleId(2),
      platform: 'wix',
      state: 'failed',
      error: 'There is no such post.',
    });
    server.use(mockReply(checkPublication, { success: true, publication: reply }));
    await user.click(await screen.findByRole('button', { name: /^Check now: / }));
    expect(await screen.findByRole('alert', { name: 'Notification' })).toHaveTextContent(
      'Wix: FailedThere is no such post.',
    );
  });

  it('shows the error when the retry request fails', async () => {
    const { user } = open([failed]);
    server.use(mockError(retryPublication, 'WORDPRESS_NOT_CONNECTED'));
    await user.click(await screen.findByRole('button', { name: /^Retry: / }));
    expect(await screen.findByText('No WordPress connection configured')).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    const { container } = open([failed, unknown, expired, emptyWeek]);
    await screen.findByRole('region', { name: 'Needs attention' });
    expect(await axe(container)).toHaveNoViolations();
  });
});
