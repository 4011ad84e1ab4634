import { getSearchPerformance, type SearchPerformance } from '@rankwright/contracts/searchPerformance';
import { mockApi, mockError, mockReply, renderScreen } from '@rankwright/sdk/testing';
import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { sampleResults, unknownResults } from './sampleResults.ts';
import { SearchResults } from './SearchResults.tsx';

const api = mockApi();
const open = (data: SearchPerformance) => {
  api.use(mockReply(getSearchPerformance, { success: true, data }));
  return renderScreen(<SearchResults timeframe="30d" />, { at: '/analytics' });
};

describe('search results', () => {
  it('shows clicks, impressions and position, in all and by page', async () => {
    const { container } = open(sampleResults());
    expect((await screen.findByText('Average position')).parentElement).toHaveTextContent('8.4');
    const table = await screen.findByRole('table', { name: 'Pages in search results' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'How to prune rosesResults412−2289,1204.2',
      '/tulips88+83,4009.8',
      '/new3–90–',
    ]);
    expect(within(table).getByRole('link', { name: 'How to prune roses' })).toHaveAttribute(
      'href',
      expect.stringContaining('/generate-content?article='),
    );
    expect(await axe(container)).toHaveNoViolations();
  });

  it('says what speaks for a decay, what is not known, and leads to the article', async () => {
    open(sampleResults());
    const decays = await screen.findByRole('region', { name: 'Losing clicks' });
    expect(decays).toHaveTextContent(
      '380 clicks in 28 days instead of about 655: 42 % fewer (95 % interval 31 % to 51 %)',
    );
    expect(decays).toHaveTextContent('Not known: The cause: competitors');
    expect(within(decays).getByRole('link', { name: 'Refresh How to prune roses' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/refreshes\?article=[0-9a-f-]{36}&kind=decay$/),
    );
    const shared = screen.getByRole('region', { name: 'Pages that compete with each other' });
    expect(within(shared).getByRole('link', { name: 'Refresh How to prune roses' })).toHaveAttribute(
      'href',
      expect.stringMatching(/&kind=cannibalization&query=rose%20care$/),
    );
    expect(screen.getByRole('region', { name: 'Close to the first five results' })).toHaveTextContent(
      'Position 7.6 for “when to plant tulips”, shown 1,900 times in 28 days. About 120 more clicks',
    );
    expect(screen.getByRole('region', { name: 'Pages that compete with each other' })).toHaveTextContent(
      '“rose care” also leads to /rose-care (34 %).',
    );
    expect(screen.getByText(/12 of 40 pages have fewer than 25 clicks/)).toBeVisible();
  });

  it('offers no refresh for a page that was not published here', async () => {
    open(sampleResults());
    await screen.findByRole('region', { name: 'Close to the first five results' });
    expect(screen.queryByRole('link', { name: 'Refresh /tulips' })).not.toBeInTheDocument();
  });

  it('shows dashes and the reason while nothing is known', async () => {
    const { container } = open(unknownResults);
    expect(await screen.findByText('Search Console is not connected.')).toBeVisible();
    expect(screen.getByText('Clicks').parentElement).toHaveTextContent('Clicks–');
    expect(screen.getByRole('link', { name: 'Open Integrations' })).toHaveAttribute('href', '/integrations');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('loads again after an error', async () => {
    api.use(mockError(getSearchPerformance, 'INTERNAL'));
    const { user } = renderScreen(<SearchResults timeframe="30d" />, { at: '/analytics' });
    const retry = await screen.findByRole('button', { name: /retry|try again/i });
    api.use(mockReply(getSearchPerformance, { success: true, data: sampleResults() }));
    await user.click(retry);
    expect(await screen.findByRole('region', { name: 'Losing clicks' })).toBeVisible();
  });
});
