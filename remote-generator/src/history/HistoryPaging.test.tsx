import { getContentHistory, type HistoryRow } from '@rankwright/contracts/articles';
import { mockReply, mockNetworkError, sampleId } from '@rankwright/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { historyPage, sampleRow } from '../testing/samples.ts';
import { server, page, open, getRows, findTable } from '../testing/historyScreen.tsx';

/** Scrolls and waits for the scroll throttle, after which the page checks its position. */
const scrollAndWait = () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'],
  });
  fireEvent.scroll(window);
  act(() => {
    jest.advanceTimersByTime(100);
  });
  jest.useRealTimers();
};

describe('infinite scroll', () => {
  const createRows = (page: number): HistoryRow[] =>
    Array.from({ length: 10 }, (_, index) =>
      sampleRow({
        id: sampleId(page * 100 + index),
        title: `Row ${page}-${index}`,
      }),
    );
  const requests: string[] = [];
  beforeEach(() => {
    requests.length = 0;
    server.use(
      mockReply(getContentHistory, ({ query }) => {
        const page = Number(query.get('page'));
        requests.push(`${page}/${query.get('limit')}/${query.get('cursor') ?? ''}`);
        return historyPage(createRows(page), { page, hasMore: page < 3, total: 30 });
      }),
    );
  });

  it('loads page 1 on open, ten rows per page [C-084]', async () => {
    open();
    await findTable();
    expect(screen.getByText('Row 1-0')).toBeVisible();
    expect(requests).toEqual(['1/10/']);
  });

  it('loads the next page within 200 pixels of the bottom until there are no more [C-086]', async () => {
    const { queryClient } = open();
    await findTable();
    page.height = window.innerHeight + 201;
    scrollAndWait();
    expect(queryClient.isFetching()).toBe(0);
    page.height = window.innerHeight + 200;
    scrollAndWait();
    expect(queryClient.isFetching()).toBe(1);
    await waitFor(() => expect(requests).toEqual(['1/10/', '2/10/after-1', '3/10/after-2']));
    expect(await screen.findByRole('table')).toHaveAttribute('aria-rowcount', '31');
    scrollAndWait();
    expect(queryClient.isFetching()).toBe(0);
    expect(requests).toHaveLength(3);
  });

  it('checks the scroll position at most every 100 ms [C-086]', async () => {
    open();
    await findTable();
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    fireEvent.scroll(window);
    fireEvent.scroll(window);
    const reads = page.reads;
    act(() => jest.advanceTimersByTime(100 - 1));
    expect(page.reads).toBe(reads);
    act(() => jest.advanceTimersByTime(1));
    expect(page.reads).toBe(reads + 1);
    jest.useRealTimers();
  });

  it('renders only the rows near the viewport', async () => {
    server.use(
      mockReply(
        getContentHistory,
        historyPage(
          Array.from({ length: 1_000 }, (_, index) =>
            sampleRow({ id: sampleId(1_000 + index), title: `Row ${index}` }),
          ),
        ),
      ),
    );
    open();
    expect(await findTable()).toHaveAttribute('aria-rowcount', '1001');
    expect(getRows().length).toBeLessThan(200);
  });

  it('keeps the loaded rows when the next page fails and loads it when Retry is pressed', async () => {
    const { user } = open();
    await findTable();
    server.use(mockNetworkError(getContentHistory));
    page.height = window.innerHeight;
    fireEvent.scroll(window);
    expect(await screen.findByText('The next rows could not be loaded')).toBeVisible();
    expect(screen.getByText('Row 1-0')).toBeVisible();
    server.use(mockReply(getContentHistory, historyPage(createRows(2), { page: 2 })));
    await user.click(screen.getByRole('button', { name: /try again|retry/i }));
    expect(await screen.findByRole('table')).toHaveAttribute('aria-rowcount', '21');
  });
});
