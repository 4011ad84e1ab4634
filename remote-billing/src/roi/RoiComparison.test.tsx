import { getRoiEstimate, type RoiComparison as Comparison } from '@rankwright/contracts/account';
import { mockApi, mockReply, renderScreen } from '@rankwright/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { RoiComparison } from './RoiComparison.tsx';

const estimate = {
  ...{ traffic: 2_000, conversionRate: 2.5, averageSale: 100, trafficIncrease: 30 },
  ...{ createdAt: '2026-10-13T20:00:00.000Z', addedVisitors: 600, addedRevenue: 1_500 },
};
const measured: Comparison = {
  unknown: null,
  before: { from: '2026-09-15', to: '2026-10-12', clicks: 1_112 },
  after: { from: '2026-10-23', to: '2026-11-19', clicks: 1_252 },
  change: { clicks: 140, low: 90, high: 190 },
};

const api = mockApi();
const open = (comparison: Comparison) => {
  api.use(mockReply(getRoiEstimate, { success: true, estimate, comparison }));
  return renderScreen(<RoiComparison />, { at: '/analytics' });
};
const findSection = () => screen.findByRole('region', { name: 'Promised at sign-up' });

describe('what was promised at sign-up', () => {
  it('stands beside what was measured, with its uncertainty', async () => {
    const { container } = open(measured);
    const section = await findSection();
    expect(section).toHaveTextContent('Estimated visitors a month+600');
    expect(section).toHaveTextContent('Measured clicks in 28 days+140');
    expect(section).toHaveTextContent('30% more than 2,000 visitors a month, worth $1,500.');
    expect(section).toHaveTextContent(
      '1,252 clicks from Oct 23 to Nov 19, 1,112 in the 28 days before you signed up. 95% interval: +90 to +190.',
    );
    expect(section).not.toHaveTextContent('within normal variation');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says when the change is within normal variation', async () => {
    open({ ...measured, change: { clicks: 140, low: -60, high: 340 } });
    expect(await findSection()).toHaveTextContent(
      '95% interval: −60 to +340. That is within normal variation.',
    );
  });

  it('says why nothing was measured', async () => {
    open({ unknown: 'Search Console is not connected.', before: null, after: null, change: null });
    const section = await findSection();
    expect(section).toHaveTextContent('Measured clicks in 28 days–');
    expect(section).toHaveTextContent('Measured: Search Console is not connected.');
  });

  it('is silent when the calculator was not used', async () => {
    const answer = jest.fn(() => ({ success: true as const, estimate: null, comparison: measured }));
    api.use(mockReply(getRoiEstimate, answer));
    renderScreen(<RoiComparison />, { at: '/analytics' });
    await waitFor(() => expect(answer).toHaveBeenCalled());
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });
});
