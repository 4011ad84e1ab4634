import { checkPublication, retryPublication, type Publication } from '@rankwright/contracts/publishing';
import { mockReply, mockError, sampleId, sampleScheduledItem } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { openPlanner, server } from '../../testing/plannerScreen.tsx';
import { fakePlannerApi } from '../../testing/fakePlannerApi.ts';
import { getDeliveryNotice } from './delivery.model.ts';
import { samplePublication } from '../../testing/samplePublication.ts';

const open = async (...publications: Publication[]) => {
  server.use(
    ...fakePlannerApi([sampleScheduledItem({ title: 'Roses', articleId: sampleId(9), publications })]),
  );
  const view = openPlanner();
  return { ...view, cell: await screen.findByRole('gridcell', { name: /Roses/ }) };
};

describe('publication state of an item on each platform', () => {
  it('links to the live post and names the state in the cell label [C-206]', async () => {
    const { cell } = await open(samplePublication({ url: 'https://example.com/roses' }));
    expect(cell).toHaveAccessibleName(expect.stringContaining('WordPress Live'));
    expect(within(cell).getByRole('link', { name: 'View live post on WordPress' })).toHaveAttribute(
      'href',
      'https://example.com/roses',
    );
  });

  it('retries a failed publication and shows the new state when Retry is pressed [C-206]', async () => {
    const { cell, user } = await open(
      samplePublication({ state: 'failed', remedy: 'retry', error: 'It took too long.' }),
    );
    server.use(
      mockReply(retryPublication, { success: true, publication: samplePublication({ state: 'live' }) }),
    );
    await user.click(within(cell).getByRole('button', { name: 'Retry WordPress' }));
    expect(await screen.findByLabelText('Notification')).toHaveTextContent('WordPressLive');
  });

  it('shows the error when checking an unknown publication fails', async () => {
    const { cell, user } = await open(samplePublication({ state: 'unknown', remedy: 'check' }));
    server.use(mockError(checkPublication, 'WORDPRESS_NOT_CONNECTED'));
    await user.click(within(cell).getByRole('button', { name: 'Check now WordPress' }));
    expect(await screen.findByText('No WordPress connection configured')).toBeVisible();
  });

  it('links to Integrations when the platform must be reconnected', async () => {
    const { cell } = await open(samplePublication({ state: 'failed', remedy: 'reconnect' }));
    expect(within(cell).getByRole('link', { name: 'Reconnect' })).toHaveAttribute('href', '/integrations');
    expect(within(cell).queryByRole('button', { name: /Retry/ })).toBeNull();
  });
});

describe('delivery notice of an item', () => {
  const getLabel = (
    delivery: Parameters<typeof getDeliveryNotice>[0]['delivery'],
    publications: Publication[] = [],
  ) => getDeliveryNotice(sampleScheduledItem({ delivery, publications }))?.label ?? null;

  it('is shown only when the publications do not show the failure already', () => {
    expect(getLabel({ state: 'missed', error: 'Nothing to send.', lateSeconds: null })).toBe('Missed');
    const failed = { state: 'failed', error: 'No plan.', lateSeconds: null } as const;
    expect(getLabel(failed)).toBe('Not delivered');
    expect(getLabel(failed, [samplePublication({ state: 'failed' })])).toBeNull();
    expect(getLabel({ state: 'waiting', error: null, lateSeconds: null })).toBeNull();
  });

  it('reports a delay of 15 minutes or more [C-214]', () => {
    const getDelayLabel = (lateSeconds: number) => getLabel({ state: 'delivered', error: null, lateSeconds });
    expect(getDelayLabel(60)).toBeNull();
    expect(getDelayLabel(1_800)).toBe('Published 30 minutes late');
    expect(getDelayLabel(7_200)).toBe('Published 2 hours late');
  });
});
